import { normaliseText } from './normaliseText';

/** The apostrophes of keyboards and word processors, which a search does not distinguish. */
const APOSTROPHES = /['’‘ʼ`´]/g;

/** A text in the form in which it is compared: without regard to case, apostrophes, surrounding blanks and encoding of accents. */
export const comparable = (text: string): string => normaliseText(text.trim()).toLocaleLowerCase('en').replace(APOSTROPHES, "'");

/**
 * Whether a text contains a search query, without regard to case, apostrophes and encoding of accents: `drover's` finds 'Drover’s'.
 * An empty query matches every text.
 */
export const containsText = (text: string, query: string): boolean => comparable(text).includes(comparable(query));

/** An escaped term for the `like` of a database, in which every apostrophe matches any character. */
export const withApostropheWildcards = (escaped: string): string => escaped.replace(APOSTROPHES, '_');
