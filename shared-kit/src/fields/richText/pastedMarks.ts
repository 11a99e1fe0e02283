import type { Delta } from 'quill';

type Marks = Partial<Record<'bold' | 'italic' | 'underline', true>>;

const BOLD = /(?:^|;)\s*font-weight\s*:\s*(?:bold|bolder|[7-9]\d\d|1000)\b/i;
const ITALIC = /(?:^|;)\s*font-style\s*:\s*(?:italic|oblique)\b/i;
const UNDERLINE = /(?:^|;)\s*text-decoration(?:-line)?\s*:[^;]*\bunderline\b/i;

/**
 * Bold, italic and underline that an element carries as a style, as Google Docs and Word write them.
 * @param style the text of its style attribute
 */
export const marksOf = (style: string | null): Marks => ({
  ...(BOLD.test(style ?? '') && { bold: true as const }),
  ...(ITALIC.test(style ?? '') && { italic: true as const }),
  ...(UNDERLINE.test(style ?? '') && { underline: true as const }),
});

/**
 * Gives pasted text the marks of its element's style. The editor itself reads computed styles, which the page's content policy
 * keeps pasted styles from reaching.
 */
export function keepMarks(node: Node, delta: Delta): Delta {
  const marks = marksOf((node as Element).getAttribute('style'));
  if (Object.keys(marks).length === 0) return delta;
  const marked = delta.slice();
  marked.ops = marked.ops.map((op) => (op.insert === undefined ? op : { ...op, attributes: { ...marks, ...op.attributes } }));
  return marked;
}
