import { normaliseText } from './normaliseText';

/** Characters that end or indent a line; a name is one line. */
const BREAKS = /[\t\n\r\u2028\u2029]+/g;

/**
 * A name as it is stored: in one line, without surrounding blanks, its accents composed (NFC). File names from a Mac are
 * decomposed: they look the same, but a search would miss them, and equal names would count as different.
 */
export const normaliseName = (text: string): string => normaliseText(text.trim().replace(BREAKS, ' '));

/** An e-mail address in the form in which it is compared, without regard to capitals. */
export const normaliseEmail = (text: string): string => normaliseName(text).toLowerCase();
