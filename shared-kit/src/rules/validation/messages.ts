import { formatNumber } from '../formatNumber';

/** The exact messages of the documents (document 1 §5, document 2 §5, document 3 §5). */
export const REQUIRED = 'Required!';
export const REQUIRED_IN_MODAL = '(required)';
export const REQUIRED_IN_CLONE = 'Required';
export const END_REQUIRED = 'End date is required if event ends';
export const END_AFTER_START = 'End date must be after start date';
export const IMAGE_REQUIRED = 'Image is required';
export const ALT_REQUIRED = 'Image Alt Tag is required';
export const FLAG_REQUIRED = 'Promo Flag title is required if Other is selected';
export const MODAL_TITLE_REQUIRED = 'Modal title is required if Other is selected';
export const CTA_URL = 'CTA Link URL must be valid url';
export const PAGE_URL = 'Page must be a valid URL';
export const TERMS_REQUIRED = "Terms + Conditions are required if they've been added";
export const PACKAGES_REQUIRED = "Package Restrictions are required if they've been added";
export const EMAIL_INVALID = 'Invalid email address';
export const EMAIL_FORMAT = 'Email must be in email format';
export const PASSWORD_LENGTH = 'Password must be at least 8 characters';
export const PASSWORD_MATCH = 'Password must match confirmation';
export const NOT_CURRENT_PASSWORD = 'This is not your current password';
export const TOO_COMMON = 'This password is too common';
export const CODE_REFUSED = 'This code is wrong, or it was used before';
export const NOT_ADDRESS = 'Must be a web address';
export const NOT_SLUG = 'Must be letters, numbers and dashes';

/** The product's own: somebody deleted the file that was chosen. */
export const FILE_GONE = 'This file is no longer in the library. Choose another one.';
/** The product's own: a picker offers only files of the right type, so a person sees this only on an old item. */
export const NOT_PICTURE = 'This file is not a picture. Choose another one.';
export const NOT_PDF = 'This file is not a PDF document. Choose another one.';

/** The product's own messages for values of the wrong kind, which no form of the application sends. */
export const NOT_TEXT = 'Must be text.';
export const NOT_STORABLE = 'Contains a character that cannot be saved.';
export const NOT_FLAG = 'Must be true or false.';
export const NOT_WHOLE = 'Must be a whole number.';
export const NOT_NUMBER = 'Must be a number.';
export const NOT_LIST = 'Must be a list.';
export const NOT_GROUP = 'Must be a group of fields.';
export const NOT_INSTANT = 'Must be a date and time, such as 2026-11-21T09:30:00.000Z.';
export const NOT_DATE = 'Must be a date, such as 2026-11-21.';
/** The last two messages as worded for a form, where people type dates. */
export const NOT_TYPED_MOMENT = 'Must be a date, such as 12/25/2026 or 12/25/2026 6:30 PM';
export const NOT_TYPED_DATE = 'Must be a date, such as 12/25/2026';
export const NOT_CHOICE = 'Must be one of the choices.';
export const NOT_TIME_ZONE = 'Must be a known time zone.';

/** A text of more characters than it may have (decision OP-141). */
export const tooLong = (most: number) => `Must be at most ${formatNumber(most)} characters`;
/** A list of more entries than it may have (decision OP-141). */
export const tooMany = (most: number) => `Must be at most ${formatNumber(most)} entries`;
/** Rich text nested more deeply than it may be (decision OP-141). */
export const tooDeep = (most: number) => `Must be at most ${formatNumber(most)} levels deep`;
