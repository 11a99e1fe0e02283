import { normaliseName } from './normaliseName';

/** The apostrophes of keyboards and word processors, which a search does not distinguish. */
const APOSTROPHES = /['’‘ʼ`´]/g;

/** A text in the form in which it is compared: as a name is stored, and without regard to case and apostrophes. */
export const comparable = (text: string): string => normaliseName(text).toLocaleLowerCase('en').replace(APOSTROPHES, "'");

/**
 * Whether a text contains a search query, without regard to case, apostrophes, encoding of accents and what nobody sees of a text
 * that was pasted: `drover's` finds 'Drover’s'.
 * An empty query matches every text.
 */
export const containsText = (text: string, query: string): boolean => comparable(text).includes(comparable(query));

/** An escaped term for the `like` of a database, in which every apostrophe matches any character. */
export const withApostropheWildcards = (escaped: string): string => escaped.replace(APOSTROPHES, '_');
