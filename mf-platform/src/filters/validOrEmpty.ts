/** @returns the value from the address if it is valid, otherwise an empty text, as if there were none */
export const validOrEmpty = (text: string | null, isValid: (text: string) => boolean): string =>
  text !== null && isValid(text) ? text : '';

/** Whether a text is one of the options of a select, for `validOrEmpty`. */
export const isOption = (options: readonly { value: string }[]) => (text: string) => options.some(({ value }) => value === text);
