import { Delta, type default as Quill, type Range } from 'quill';

interface Point {
  clientX: number;
  clientY: number;
}

/** Browsers know one of two ways to ask for the place of a text under the pointer. */
function nativeAt({ clientX, clientY }: Point): globalThis.Range | null {
  if (!document.caretPositionFromPoint) return document.caretRangeFromPoint(clientX, clientY);
  const place = document.caretPositionFromPoint(clientX, clientY);
  if (!place) return null;
  const range = document.createRange();
  range.setStart(place.offsetNode, place.offset);
  return range;
}

/** @returns which letter of the editor lies under the pointer; null for none */
export function indexAt(quill: Quill, point: Point): number | null {
  const native = nativeAt(point);
  const place = native && quill.selection.normalizeNative(native);
  return place ? quill.selection.normalizedToRange(place).index : null;
}

/** @returns the change that moves a part of the text to another place; none when it is dropped onto itself */
export function moved(quill: Quill, { index, length }: Range, to: number): Delta {
  const part = quill.getContents(index, length);
  if (to < index)
    return new Delta()
      .retain(to)
      .concat(part)
      .concat(new Delta().retain(index - to).delete(length));
  if (to <= index + length) return new Delta();
  return new Delta()
    .retain(index)
    .delete(length)
    .retain(to - index - length)
    .concat(part);
}
