import { normaliseText } from './normaliseText';

/** Characters that end or indent a line; a name is one line. */
const BREAKS = /[\t\n\r\u0085\u2028\u2029]+/g;

/**
 * Control characters, and those that turn the direction of what follows: pasted unseen, they would turn the rest of every sentence
 * that names the item, in a mail or a log as well. Marks within a word, which some languages need, stay.
 */
const UNSEEN = /[\u007f-\u0084\u0086-\u009f\u202a-\u202e\u2066-\u2069]/g;

/**
 * A name as it is stored: in one line, without surrounding blanks, its accents composed (NFC). File names from a Mac are
 * decomposed: they look the same, but a search would miss them, and equal names would count as different.
 */
export const normaliseName = (text: string): string => normaliseText(text.replace(UNSEEN, '').replace(BREAKS, ' ').trim());

/** An e-mail address in the form in which it is compared, without regard to capitals. */
export const normaliseEmail = (text: string): string => normaliseName(text).toLowerCase();
