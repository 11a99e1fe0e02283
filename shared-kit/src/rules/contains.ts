import { normaliseText } from './normaliseText';

/** Apostrophes that keyboards and word processors write: all are the same to somebody who searches. */
const APOSTROPHES = /['’‘ʼ`´]/g;

/** A text as it is compared: case, apostrophes, surrounding blanks and how its accents are written make no other one. */
export const comparable = (text: string): string => normaliseText(text.trim()).toLocaleLowerCase('en').replace(APOSTROPHES, "'");

/**
 * Whether a text contains what was typed, whatever its case, its apostrophes and how its accents are written: `drover's` finds
 * 'Drover’s'. Nothing typed: yes.
 */
export const containsText = (text: string, typed: string): boolean => comparable(text).includes(comparable(typed));

/** The same for the `like` of a database, on an escaped term: every apostrophe matches one character. */
export const anyApostrophe = (escaped: string): string => escaped.replace(APOSTROPHES, '_');
