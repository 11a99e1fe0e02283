/** @returns what the address says if it is valid, otherwise the empty text, as if it said nothing */
export const validOrEmpty = (text: string | null, isValid: (text: string) => boolean): string =>
  text !== null && isValid(text) ? text : '';

/** Whether a text is one of the options of a select, for `validOrEmpty`. */
export const isOption = (options: readonly { value: string }[]) => (text: string) => options.some(({ value }) => value === text);
