import type { Page } from 'playwright/test';
import { untilStill } from '../still';

/** 1280 × 1024 at 400 %. */
const LOW = { width: 320, height: 256 };
/** How many controls of a page are focused: enough to include each kind. */
const MAX_CONTROLS = 24;

/**
 * Runs in the page. Measures how much of the window sticky bars cover, and finds controls that are covered when they have the focus.
 * @returns a sentence for each fault
 */
function coveredParts(maxControls: number): string[] {
  const faults: string[] = [];
  const isInBar = (element: Element | null): boolean => {
    for (let current = element; current; current = current.parentElement) {
      if (['sticky', 'fixed'].includes(getComputedStyle(current).position)) return true;
    }
    return false;
  };
  scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2);
  const lines = Array.from({ length: innerHeight / 4 }, (_, line) => line * 4 + 2);
  const coveredLines = lines.filter((y) =>
    [innerWidth * 0.1, innerWidth / 2, innerWidth * 0.9].every((x) => isInBar(document.elementFromPoint(x, y))),
  );
  if (coveredLines.length * 2 > lines.length) faults.push(`bars cover ${coveredLines.length * 4} of ${innerHeight} pixels`);

  const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')].filter(
    (control) => control.tabIndex >= 0 && !control.matches(':disabled') && control.checkVisibility({ visibilityProperty: true }),
  );
  const sample = controls.filter((_, index) => index % Math.ceil(controls.length / maxControls) === 0);
  for (const control of sample) {
    control.focus();
    const { left, top, right, bottom } = control.getBoundingClientRect();
    const isVisible = [top + 2, (top + bottom) / 2, bottom - 2].some((y) => {
      const topmost = document.elementFromPoint(Math.min(Math.max((left + right) / 2, 1), innerWidth - 1), y);
      return topmost !== null && (control.contains(topmost) || topmost.contains(control));
    });
    if (isVisible) continue;
    const name = (control.ariaLabel ?? control.textContent ?? control.id).trim().slice(0, 40);
    faults.push(`${control.tagName.toLowerCase()} '${name}' is covered when it has the focus`);
  }
  (document.activeElement as HTMLElement | null)?.blur();
  scrollTo(0, 0);
  return faults;
}

/** Runs a check in a low window, and then restores its size. @returns the faults */
export async function inLowWindow(page: Page, check: () => Promise<string[]>): Promise<string[]> {
  const originalSize = page.viewportSize();
  await page.setViewportSize(LOW);
  // The sidebar slides out of view on small screens.
  await untilStill(page);
  const found = await check();
  if (originalSize) await page.setViewportSize(originalSize);
  return found.map((fault) => `low window: ${fault}`);
}

/** @returns a sentence if bars cover most of a low window, and for each control that they cover when it has the focus */
export const lowWindow = (page: Page): Promise<string[]> => inLowWindow(page, () => page.evaluate(coveredParts, MAX_CONTROLS));
