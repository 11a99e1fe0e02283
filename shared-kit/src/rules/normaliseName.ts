import { normaliseText } from './normaliseText';

/** Each of them ends or indents a line; a name is one line. */
const BREAKS = /[\t\n\r\u2028\u2029]+/g;

/**
 * A name as it is stored: in one line, without surrounding blanks, its accents composed (NFC). File names from a Mac arrive
 * decomposed: they look the same, but a search would miss them and two of them would not count as one name.
 */
export const normaliseName = (text: string): string => normaliseText(text.trim().replace(BREAKS, ' '));

/** An e-mail address as it is compared: capitals make no other one. */
export const normaliseEmail = (text: string): string => normaliseName(text).toLowerCase();
