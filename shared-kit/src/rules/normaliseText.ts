/** More marks on one letter than any language writes: the bound of a stream-safe text (UAX #15). */
const ENDLESS_MARKS = /\p{M}{31}/u;

/**
 * A text with its accents written in one way. The time to sort the marks of one letter grows with their square: 50,000 of them, a
 * body of 100 KB, would hold the server for seconds. A text with such a letter is no word, and stays as it is.
 * @param form of Unicode; composed by default
 */
export const normaliseText = (text: string, form: 'NFC' | 'NFD' | 'NFKD' = 'NFC'): string =>
  ENDLESS_MARKS.test(text) ? text : text.normalize(form);
