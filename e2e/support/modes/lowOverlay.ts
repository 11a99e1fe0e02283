import type { Page } from 'playwright/test';
import { inLowWindow } from './lowWindow';

/** In the page: what of something open cannot be brought into a low window, or is covered there. Nothing gets the focus. */
function look(part: string): string[] {
  const open = document.querySelector(part);
  if (!open) return ['what was open is gone'];
  const controls = 'a[href], button, input, select, textarea, [contenteditable=true], [role^=menuitem], [role=option]';
  const all = [...open.querySelectorAll<HTMLElement>(controls)].filter(
    (one) =>
      !one.matches('[type=hidden], [type=file]') && one.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  const isReached = (one: HTMLElement) => {
    one.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, top, right, bottom, width } = one.getBoundingClientRect();
    // A box that only assistive technology sees lies over the one that is drawn.
    if (width < 2) return true;
    const x = Math.min(Math.max((left + right) / 2, 1), innerWidth - 1);
    return [top + 2, (top + bottom) / 2, bottom - 2].some((y) => {
      const there = y < 0 || y > innerHeight ? null : document.elementFromPoint(x, y);
      return there !== null && (one.contains(there) || (there.contains(one) && open.contains(there)));
    });
  };
  return all
    .filter((one) => !isReached(one))
    .map(
      (one) => `${one.tagName.toLowerCase()} '${(one.ariaLabel ?? one.textContent ?? '').trim().slice(0, 40)}' cannot be reached`,
    );
}

/**
 * @param part a selector of what is open
 * @param reopen opens it in the low window: what folds there, as the search of the header does, goes when the window shrinks
 * @returns a sentence for each control of what is open over a page that a low window hides
 */
export const lowOverlay = (page: Page, part: string, reopen: () => Promise<unknown>): Promise<string[]> =>
  inLowWindow(page, async () => {
    if (!(await page.locator(part).isVisible())) await reopen();
    return (await page.evaluate(look, part)).slice(0, 5);
  });
