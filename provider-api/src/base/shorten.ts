/** Cuts a text to a maximum length: a longer one ends in an ellipsis, and never in half of a surrogate pair. */
export const shorten = (text: string, maxLength: number): string =>
  text.length <= maxLength ? text : `${text.slice(0, maxLength - 1).replace(/[\ud800-\udbff]$/, '')}…`;
