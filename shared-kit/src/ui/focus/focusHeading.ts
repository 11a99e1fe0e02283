/**
 * Moves the focus to a heading: for a control that disappears when pressed and has only unrelated controls near it.
 * @param selector which one; the page's by default
 */
export function focusHeading(selector = 'h1'): void {
  const heading = document.querySelector<HTMLElement>(selector);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
