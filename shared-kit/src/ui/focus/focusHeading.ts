/** Moves the focus to the page's heading: for a control that disappears when it is pressed, among unrelated ones. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
