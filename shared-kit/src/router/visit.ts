/**
 * Whether the document still shows the page that it was opened with. Nobody came there from another page, so its heading takes no
 * focus (document 1 §2, P-013).
 */
export const visit = { isAtFirstPage: true };

/** The state of an address that another one only leads to: with it, nobody has moved. */
export const REDIRECTED = 'redirected';
