import type { Page } from 'playwright/test';

const MOST = 800;
/** The page records its stops itself: asking after each press would take three times as long. */
const IN_A_ROW = 20;

/** Everything that Tab should stop at. */
const STOPS =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), iframe, [tabindex], [contenteditable=true]';

interface Tour {
  /** True once the keyboard came to a place for the second time, or to none. */
  over: () => boolean;
  /** A sentence for each stop whose focus is not visible, and for each control that was not a stop. */
  faults: () => string[];
}

/** In the page: begins above everything and records every stop. */
function begin(stops: string): void {
  const been = new Set<Element>();
  const found: string[] = [];
  let over = false;

  const nameOf = (element: Element) => {
    const words = element.getAttribute('aria-label') || element.textContent?.trim() || element.id || element.className;
    return `${element.tagName.toLowerCase()} '${String(words).slice(0, 40)}'`;
  };
  // A frame around a field or an editor may carry the mark for what is inside it.
  const around = (element: Element) => {
    const parts: Element[] = [element, ...element.children];
    for (let part = element.parentElement, levels = 0; part && levels < 3; part = part.parentElement, levels += 1)
      parts.push(part);
    return parts;
  };
  const look = (element: Element) => {
    const { outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor } = getComputedStyle(element);
    return [outlineStyle !== 'none' && outlineWidth, boxShadow, borderColor, backgroundColor].join();
  };
  // The keyboard continues from where the focus was last, so it is moved to the very beginning.
  const start = document.createElement('button');
  document.body.prepend(start);
  start.focus();
  start.remove();
  const plain = new Map<Element, string>();
  for (const one of document.querySelectorAll(stops)) for (const part of around(one)) plain.set(part, look(part));
  const isMarked = (element: Element) => around(element).some((part) => plain.has(part) && plain.get(part) !== look(part));

  const isInSight = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const within = (at: number, most: number) => Math.min(Math.max(at, 1), most - 1);
    const across = [left + 2, (left + right) / 2, right - 2].map((x) => within(x, innerWidth));
    const down = [top + 2, (top + bottom) / 2, bottom - 2].map((y) => within(y, innerHeight));
    const isThere = (x: number, y: number) => {
      const there = document.elementFromPoint(x, y);
      return there !== null && (element.contains(there) || there.contains(element));
    };
    const inWindow = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return inWindow && across.some((x) => down.some((y) => isThere(x, y)));
  };

  const stop = (element: Element) => {
    if (been.has(element) && element.tagName !== 'IFRAME') over = true;
    if (over || been.has(element)) return;
    been.add(element);
    // A box or a switch that is drawn by its label shows the focus there.
    const drawn = element.getBoundingClientRect().width > 3 && getComputedStyle(element).opacity !== '0';
    const shown = drawn ? element : (element.closest('label') ?? element.parentElement!);
    if (!isInSight(shown)) found.push(`${nameOf(element)}: the focus is out of sight`);
    // What came only now was not seen without the focus; a frame is marked by what is inside it.
    else if (plain.has(element) && element.tagName !== 'IFRAME' && !isMarked(element) && !isMarked(shown))
      found.push(`${nameOf(element)}: nothing marks the focus`);
  };
  document.addEventListener('focusin', ({ target }) => stop(target as Element), true);

  const radioOf = (one: Element) => (one instanceof HTMLInputElement && one.type === 'radio' ? one.name : null);
  const missed = () => {
    const groups = new Set([...been].map(radioOf).filter(Boolean));
    // What was drawn again while it had the focus is identified by its name.
    const names = new Set([...been].map(nameOf));
    return (
      [...document.querySelectorAll<HTMLElement>(stops)]
        .filter((one) => one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]'))
        // Rows that a list adds at its end could not be reached before.
        .filter(
          (one) =>
            plain.has(one) && one.tagName !== 'IFRAME' && !been.has(one) && !groups.has(radioOf(one)) && !names.has(nameOf(one)),
        )
        .map((one) => `${nameOf(one)}: Tab does not reach it`)
    );
  };
  const tour: Tour = {
    over: () => over || (been.size > 0 && document.activeElement === document.body),
    faults: () => [...found, ...missed()],
  };
  Object.assign(globalThis, { tour });
  scrollTo(0, 0);
}

const ask = <K extends keyof Tour>(page: Page, what: K) =>
  page.evaluate((name) => (globalThis as unknown as { tour: Tour }).tour[name]() as ReturnType<Tour[K]>, what);

/**
 * Goes once around a page with Tab, as somebody without a mouse does.
 * @returns a sentence for each stop whose focus is not visible, and for each control that Tab does not reach
 */
export async function tabTour(page: Page): Promise<string[]> {
  await page.evaluate(begin, STOPS);
  const keys = await page.context().newCDPSession(page);
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, nativeVirtualKeyCode: 9 };
  // The content of a frame may run in another process, which takes the focus a moment later.
  const framed = (await page.locator('iframe').count()) > 0;
  for (let presses = 0; presses < MOST && !(await ask(page, 'over')); presses += IN_A_ROW) {
    for (let press = 0; press < IN_A_ROW; press += 1) {
      await keys.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tab });
      if (framed) await page.waitForTimeout(30);
    }
  }
  await keys.detach();
  return ask(page, 'faults');
}
