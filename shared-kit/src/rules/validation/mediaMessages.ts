/**
 * The exact messages of the documents for the media library and the link generators, in a file of their own, so that no other form
 * loads them.
 */
export const CATEGORIES_UNKNOWN = 'One or more categories do not exist';
export const UPLOAD_EMPTY = 'The file is empty: it has 0 bytes.';
export const UPLOAD_TOO_LARGE = 'File must be 3,000,000 bytes or less.';
export const UPLOAD_TYPE = 'File must be a JPEG, PNG, WebP, GIF or AVIF image or a PDF document.';
export const VALUE_INVALID = 'Must choose a valid value!';
export const EMAIL_FIRST = 'Please enter email first and re-enter subject again!';
