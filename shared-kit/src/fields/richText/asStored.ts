/** A tag, whose attributes stay as they are, or a quotation mark in the text. */
const TAG_OR_QUOTE = /(<[^<>"]*(?:"[^"]*"[^<>"]*)*>)|&quot;|&#39;/g;

/**
 * The editor's HTML as the server stores it: with plain quotation marks in the text, and a break in each empty line. Otherwise a
 * text that was typed back to what it was would count as changed, and the same text of two people as a conflict.
 */
export const asStored = (html: string): string =>
  html
    .replaceAll('<p></p>', '<p><br></p>')
    .replace(/<([bh]r)>/g, '<$1 />')
    .replace(TAG_OR_QUOTE, (found, tag?: string) => tag ?? (found === '&quot;' ? '"' : "'"));
