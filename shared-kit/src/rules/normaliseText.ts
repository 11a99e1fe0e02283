/** More marks on one letter than any language writes: the bound of a stream-safe text (UAX #15). */
const ENDLESS_MARKS = /\p{M}{31}/u;

/**
 * A text with its accents in one Unicode form. The time to sort the marks of a letter grows with the square of their number:
 * 50,000 of them, a body of 100 KB, would block the server for seconds. A text with such a letter is not language, and is
 * returned unchanged.
 * @param form the Unicode form; composed by default
 */
export const normaliseText = (text: string, form: 'NFC' | 'NFD' | 'NFKD' = 'NFC'): string =>
  ENDLESS_MARKS.test(text) ? text : text.normalize(form);
