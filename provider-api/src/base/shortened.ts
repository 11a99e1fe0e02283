/** A text of at most so many characters: a longer one ends in an ellipsis, and never in half of a sign. */
export const shortened = (text: string, longest: number): string =>
  text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '')}…`;
