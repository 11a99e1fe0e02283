import type { Page } from 'playwright/test';
import { inLowWindow } from './lowWindow';

/** Runs in the page. Finds controls of an overlay that cannot be scrolled into view, or are covered. The focus stays. */
function hiddenControls(part: string): string[] {
  const open = document.querySelector(part);
  if (!open) return ['what was open has closed'];
  const controls = 'a[href], button, input, select, textarea, [contenteditable=true], [role^=menuitem], [role=option]';
  const shown = [...open.querySelectorAll<HTMLElement>(controls)].filter(
    (control) =>
      !control.matches('[type=hidden], [type=file]') &&
      control.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  if (shown.length === 0) return ['what is open has no controls'];
  const isReachable = (control: HTMLElement) => {
    control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, top, right, bottom, width } = control.getBoundingClientRect();
    // A visually hidden checkbox lies over the visible one.
    if (width < 2) return true;
    const x = Math.min(Math.max((left + right) / 2, 1), innerWidth - 1);
    return [top + 2, (top + bottom) / 2, bottom - 2].some((y) => {
      const topmost = y < 0 || y > innerHeight ? null : document.elementFromPoint(x, y);
      return topmost !== null && (control.contains(topmost) || (topmost.contains(control) && open.contains(topmost)));
    });
  };
  return shown
    .filter((control) => !isReachable(control))
    .map((control) => {
      const name = (control.ariaLabel ?? control.textContent ?? '').trim().slice(0, 40);
      return `${control.tagName.toLowerCase()} '${name}' cannot be reached`;
    });
}

/**
 * @param part a selector of the overlay
 * @param open opens it again if it closed when the window shrank
 * @returns a sentence for each control of the overlay that cannot be reached in a low window
 */
export const lowOverlay = (page: Page, part: string, open: () => Promise<unknown>): Promise<string[]> =>
  inLowWindow(page, async () => {
    await open();
    return (await page.evaluate(hiddenControls, part)).slice(0, 5);
  });
