import { normaliseName } from './normaliseName';
import { normaliseText } from './normaliseText';

/** The apostrophes of keyboards and word processors, which a search does not distinguish. */
const APOSTROPHES = /['’‘ʼ`´]/g;

/** A text in the form in which it is compared: as a name is stored, and without regard to case and apostrophes. */
export const comparable = (text: string): string => normaliseName(text).toLocaleLowerCase('en').replace(APOSTROPHES, "'");

const ACCENTS = /[\u0300-\u036f]/g;

/** Letters that Unicode does not decompose, and how people without them type them. */
const TYPED: Record<string, string> = {
  ...{ ø: 'o', ł: 'l', đ: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' },
  ...{ Ø: 'O', Ł: 'L', Đ: 'D', ẞ: 'SS', Æ: 'AE', Œ: 'OE' },
};
const NOT_DECOMPOSED = new RegExp(`[${Object.keys(TYPED).join('')}]`, 'g');

/**
 * @returns the plain letters of a text: without accents, decomposed (NFD), and `o` for `ø`, `ss` for `ß`; as the API's database returns
 *   them (`plain_letters`)
 */
export const withoutAccents = (text: string): string =>
  normaliseText(text, 'NFD')
    .replace(ACCENTS, '')
    .replace(NOT_DECOMPOSED, (letter) => TYPED[letter] ?? letter);

const searchable = (text: string) => withoutAccents(comparable(text));

/**
 * Whether a text contains a search query, without regard to case, apostrophes, accents and what nobody sees of a text
 * that was pasted: `drover's` finds 'Drover’s', and `creme` finds 'Crème'.
 * An empty query matches every text.
 */
export const containsText = (text: string, query: string): boolean => searchable(text).includes(searchable(query));

/** An escaped term for the `like` of a database, in which every apostrophe matches any character. */
export const withApostropheWildcards = (escaped: string): string => escaped.replace(APOSTROPHES, '_');
