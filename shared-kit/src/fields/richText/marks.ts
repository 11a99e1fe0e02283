import type { default as Quill, Range } from 'quill';

type Span = Pick<Range, 'index' | 'length'>;

/** The address of the selected text, and its range; if nothing is selected, those of the whole link around the cursor. */
export function linkAt(quill: Quill, { index, length }: Span): { href: string; range: Span } {
  const { link } = quill.getFormat(index, length);
  // Several links have no address in common.
  if (typeof link !== 'string') return { href: '', range: { index, length } };
  const isInLink = (position: number) => position >= 0 && quill.getFormat(position, 1).link === link;
  let from = index;
  let to = index + length;
  while (length === 0 && isInLink(from - 1)) from -= 1;
  while (length === 0 && isInLink(to)) to += 1;
  return { href: link, range: { index: from, length: to - from } };
}

/** Removes the links of the selected text, or the one around the cursor. */
export function unlink(quill: Quill, selected: Span): void {
  const { index, length } = linkAt(quill, selected).range;
  quill.formatText(index, length, 'link', false, 'user');
}

/**
 * Makes the selected text plain; if nothing is selected, the line stops being a heading or an entry, and further typing is plain.
 */
export function removeFormat(quill: Quill, { index, length }: Span): void {
  quill.removeFormat(index, length, 'user');
  if (length > 0) return;
  for (const mark of Object.keys(quill.getFormat(index, 0))) quill.format(mark, false, 'user');
}
