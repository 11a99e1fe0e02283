/** Moves the focus to the page's heading: for what goes when it is pressed, and whose neighbours have nothing to do with it. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
