import { normaliseText } from './normaliseText';

/** Blanks of any width, and characters that end or indent a line: a name is one line, and nobody can see how many blanks it has. */
const BLANKS = /[\p{Zs}\t\n\r\u0085\u2028\u2029]+/gu;

/**
 * Control characters from DEL on (the API removes those below from every body), zero-width characters, and those that change the
 * direction of the text after them. Pasted unnoticed, they would make two names of what looks like one, or reverse the rest of
 * every sentence that names the item, even in an e-mail or a log. Marks within a word, which some languages need, stay.
 */
const UNSEEN = /[\u007f-\u0084\u0086-\u009f\u00ad\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** A text on one line, with one blank between words and without characters that nobody sees; a blank around it stays. */
export const onOneLine = (text: string): string => text.replace(UNSEEN, '').replace(BLANKS, ' ');

/**
 * A name as it is stored: on one line, with one blank between words and none around it, its accents composed (NFC). File names
 * from a Mac are decomposed: they look the same, but a search would miss them, and equal names would count as different.
 */
export const normaliseName = (text: string): string => normaliseText(onOneLine(text).trim());

/** An e-mail address in the form in which it is compared, without regard to capitals. */
export const normaliseEmail = (text: string): string => normaliseName(text.toLowerCase());
