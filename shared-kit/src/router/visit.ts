/**
 * Whether the document still shows the page that it was opened with. Nobody came there from another page, so its heading takes no
 * focus (document 1 §2, P-013).
 */
export const visit = { isAtFirstPage: true };

/** The state of an entry that a redirect led to: the person has not navigated. */
export const REDIRECTED = 'redirected';
