import type { Page } from 'playwright/test';
import { untilStill } from '../still';

/** 1280 × 1024 at 400 %. */
const LOW = { width: 320, height: 256 };
/** Enough to meet each kind of control of a page. */
const STOPS = 24;

/**
 * In the page: how much of the window bars cover when it is scrolled, and what has the focus without being visible.
 * @returns a sentence for each fault
 */
function look(most: number): string[] {
  const faults: string[] = [];
  const bar = (at: Element | null): boolean => {
    for (let one = at; one; one = one.parentElement) {
      if (['sticky', 'fixed'].includes(getComputedStyle(one).position)) return true;
    }
    return false;
  };
  scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2);
  const lines = Array.from({ length: innerHeight / 4 }, (_, line) => line * 4 + 2);
  const covered = lines.filter((y) =>
    [innerWidth * 0.1, innerWidth / 2, innerWidth * 0.9].every((x) => bar(document.elementFromPoint(x, y))),
  );
  if (covered.length * 2 > lines.length) faults.push(`bars cover ${covered.length * 4} of ${innerHeight} pixels`);

  const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')].filter(
    (one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility({ visibilityProperty: true }),
  );
  const chosen = all.filter((_, index) => index % Math.ceil(all.length / most) === 0);
  for (const one of chosen) {
    one.focus();
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const isThere = [top + 2, (top + bottom) / 2, bottom - 2].some((y) => {
      const there = document.elementFromPoint(Math.min(Math.max((left + right) / 2, 1), innerWidth - 1), y);
      return there !== null && (one.contains(there) || there.contains(one));
    });
    if (!isThere)
      faults.push(
        `${one.tagName.toLowerCase()} '${(one.ariaLabel ?? one.textContent ?? one.id).trim().slice(0, 40)}' is covered when it has the focus`,
      );
  }
  (document.activeElement as HTMLElement | null)?.blur();
  scrollTo(0, 0);
  return faults;
}

/** Makes the window low for a moment. @returns what is found there */
export async function inLowWindow(page: Page, find: () => Promise<string[]>): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize(LOW);
  // The menu of small screens slides away.
  await untilStill(page);
  const found = await find();
  if (before) await page.setViewportSize(before);
  return found.map((fault) => `low window: ${fault}`);
}

/** @returns a sentence for each way in which bars leave too little of a low window to the content, or cover what has the focus */
export const lowWindow = (page: Page): Promise<string[]> => inLowWindow(page, () => page.evaluate(look, STOPS));
