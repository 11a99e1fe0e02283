import type { Delta } from 'quill';

/** The attribute that holds the style of a pasted element, unless the editor reads it itself. */
export const STYLE = 'data-style';

/** @returns the style that an element was pasted with */
export const styleOf = (element: Element): string | null => element.getAttribute(STYLE) ?? element.getAttribute('style');

interface Marks {
  bold?: true;
  italic?: true;
  underline?: true;
  strike?: true;
  script?: 'super' | 'sub';
}

/** The marks that a style can carry, and how. */
const STYLES: [RegExp, Marks][] = [
  [/(?:^|;)\s*font-weight\s*:\s*(?:bold|bolder|[7-9]\d\d|1000)\b/i, { bold: true }],
  [/(?:^|;)\s*font-style\s*:\s*(?:italic|oblique)\b/i, { italic: true }],
  [/(?:^|;)\s*text-decoration(?:-line)?\s*:[^;]*\bunderline\b/i, { underline: true }],
  [/(?:^|;)\s*text-decoration(?:-line)?\s*:[^;]*\bline-through\b/i, { strike: true }],
  [/(?:^|;)\s*vertical-align\s*:\s*super\b/i, { script: 'super' }],
  [/(?:^|;)\s*vertical-align\s*:\s*sub\b/i, { script: 'sub' }],
];

/**
 * Bold, italic and the like that an element carries as a style, as Google Docs and Word write them.
 * @param style the text of its style attribute
 */
export const marksOf = (style: string | null): Marks =>
  Object.assign({}, ...STYLES.filter(([pattern]) => pattern.test(style ?? '')).map(([, marks]) => marks));

/**
 * Gives pasted text the marks of its element's style. The editor itself reads computed styles, which the page's content policy
 * keeps pasted styles from reaching.
 */
export function keepMarks(node: Node, delta: Delta): Delta {
  const marks = marksOf(styleOf(node as Element));
  if (Object.keys(marks).length === 0) return delta;
  const marked = delta.slice();
  marked.ops = marked.ops.map((op) => (op.insert === undefined ? op : { ...op, attributes: { ...marks, ...op.attributes } }));
  return marked;
}
