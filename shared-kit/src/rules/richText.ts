/** Tags that rich text may hold: what the editor's toolbar can make (document 1 §9), and nothing that runs. */
export const ALLOWED_TAGS = [
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'u',
  'ul',
  'ol',
  'li',
  'a',
  'code',
  'pre',
  'blockquote',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'span',
  'div',
  'hr',
  'sub',
  'sup',
  's',
] as const;

/** Attributes that rich text may carry, by tag. `data-list` is how the editor marks bullets inside an ordered list. */
export const ALLOWED_ATTRIBUTES: Record<string, readonly string[]> = {
  a: ['href', 'target', 'rel', 'title'],
  li: ['data-list'],
};

/** Schemes a link in rich text may use; an address without a scheme is relative and allowed. */
export const ALLOWED_SCHEMES = ['http', 'https', 'mailto', 'tel'] as const;

/**
 * Whether rich text holds nothing to read: an editor with only empty paragraphs, breaks and blanks counts as empty
 * (decision OP-123). Anything that is not text counts as empty too.
 */
export function isEmptyRichText(html: unknown): boolean {
  if (typeof html !== 'string') return true;
  return (
    html
      .replace(/<[^<>]*>/g, '')
      .replace(/&(nbsp|#160|#xa0|zwnj|#8203|#xfeff|ensp|emsp|thinsp);/gi, ' ')
      .replace(/[\s\u200B\uFEFF]+/g, '').length === 0
  );
}
