import { normaliseName } from './normaliseName';
import { normaliseText } from './normaliseText';

/** The apostrophes of keyboards and word processors, which a search does not distinguish. */
const APOSTROPHES = /['’‘ʼ`´]/g;

/** A text in the form in which it is compared: as a name is stored, and without regard to case and apostrophes. */
export const comparable = (text: string): string => normaliseName(text).toLocaleLowerCase('en').replace(APOSTROPHES, "'");

const ACCENTS = /[\u0300-\u036f]/g;

/** @returns the letters of a text without their accents, decomposed (NFD), as the API's database returns them (`without_accents`) */
export const withoutAccents = (text: string): string => normaliseText(text, 'NFD').replace(ACCENTS, '');

const searchable = (text: string) => withoutAccents(comparable(text));

/**
 * Whether a text contains a search query, without regard to case, apostrophes, accents and what nobody sees of a text
 * that was pasted: `drover's` finds 'Drover’s', and `creme` finds 'Crème'.
 * An empty query matches every text.
 */
export const containsText = (text: string, query: string): boolean => searchable(text).includes(searchable(query));

/** An escaped term for the `like` of a database, in which every apostrophe matches any character. */
export const withApostropheWildcards = (escaped: string): string => escaped.replace(APOSTROPHES, '_');
