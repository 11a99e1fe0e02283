import { Delta, type default as Quill, type Range } from 'quill';

interface Point {
  clientX: number;
  clientY: number;
}

/** Browsers have one of two functions for the position in the text under the pointer. */
function nativeRangeAt({ clientX, clientY }: Point): globalThis.Range | null {
  if (!document.caretPositionFromPoint) return document.caretRangeFromPoint(clientX, clientY);
  const position = document.caretPositionFromPoint(clientX, clientY);
  if (!position) return null;
  const range = document.createRange();
  range.setStart(position.offsetNode, position.offset);
  return range;
}

/** @returns the index in the editor's text under the pointer; null for none */
export function indexAt(quill: Quill, point: Point): number | null {
  const native = nativeRangeAt(point);
  const normalized = native && quill.selection.normalizeNative(native);
  return normalized ? quill.selection.normalizedToRange(normalized).index : null;
}

/** @returns the change that moves a part of the text to another place; none when it is dropped onto itself */
export function moveText(quill: Quill, { index, length }: Range, to: number): Delta {
  const text = quill.getContents(index, length);
  if (to < index)
    return new Delta()
      .retain(to)
      .concat(text)
      .concat(new Delta().retain(index - to).delete(length));
  if (to <= index + length) return new Delta();
  return new Delta()
    .retain(index)
    .delete(length)
    .retain(to - index - length)
    .concat(text);
}
