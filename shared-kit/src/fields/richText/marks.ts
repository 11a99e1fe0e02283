import type { default as Quill, Range } from 'quill';

type Span = Pick<Range, 'index' | 'length'>;

/** The address under a selection, with what of the text it is about: where nothing is selected, the whole link around the cursor. */
export function linkAt(quill: Quill, { index, length }: Span): { href: string; range: Span } {
  const { link } = quill.getFormat(index, length);
  // Several links have no address in common.
  if (typeof link !== 'string') return { href: '', range: { index, length } };
  const isSame = (at: number) => at >= 0 && quill.getFormat(at, 1).link === link;
  let [from, to] = [index, index + length];
  while (length === 0 && isSame(from - 1)) from -= 1;
  while (length === 0 && isSame(to)) to += 1;
  return { href: link, range: { index: from, length: to - from } };
}

/** Takes the links from what is selected, or the one around the cursor. */
export function unlink(quill: Quill, selected: Span): void {
  const { index, length } = linkAt(quill, selected).range;
  quill.formatText(index, length, 'link', false, 'user');
}

/** Makes what is selected plain; where nothing is, the line stops being a heading or an entry, and what is typed next is plain. */
export function removeFormat(quill: Quill, { index, length }: Span): void {
  quill.removeFormat(index, length, 'user');
  if (length > 0) return;
  for (const mark of Object.keys(quill.getFormat(index, 0))) quill.format(mark, false, 'user');
}
