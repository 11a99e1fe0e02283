/** Each of them is one more character in the editor: the end of a line, or the horizontal line itself. */
const LINES = 'p, li, div, h1, h2, h3, h4, h5, h6, hr';

/** @returns how many of the editor's characters are before the cursor; 0 if the cursor is not in the element */
export function caretIn(element: HTMLElement): number {
  const { focusNode, focusOffset } = getSelection() ?? { focusNode: null, focusOffset: 0 };
  if (!focusNode || !element.contains(focusNode)) return 0;
  const range = document.createRange();
  range.setStart(element, 0);
  range.setEnd(focusNode, focusOffset);
  const before = range.cloneContents();
  return before.textContent.length + Math.max(0, before.querySelectorAll(LINES).length - 1);
}
