import type { Page } from 'playwright/test';

const MAX_PRESSES = 800;
/** Tab is pressed so often before the page is asked: asking after each press would take three times as long. */
const PRESSES_PER_CHECK = 20;

/** Everything that Tab should stop at. */
const STOPS =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), iframe, [tabindex], [contenteditable=true]';

interface Tour {
  /** True once the focus has come to an element for the second time, or to none. */
  isOver: () => boolean;
  /** A sentence for each stop whose focus is not visible, and for each control that was not a stop. */
  faults: () => string[];
}

/** Runs in the page. Moves the focus before everything and records every element that gets it. */
function startTour(stops: string): void {
  const visited = new Set<Element>();
  const found: string[] = [];
  let isOver = false;

  const nameOf = (element: Element) => {
    const name = element.getAttribute('aria-label') || element.textContent?.trim() || element.id || element.className;
    return `${element.tagName.toLowerCase()} '${String(name).slice(0, 40)}'`;
  };
  // A frame around a field or an editor may carry the mark for what is inside it.
  const neighbours = (element: Element) => {
    const parts: Element[] = [element, ...element.children];
    for (let part = element.parentElement, levels = 0; part && levels < 3; part = part.parentElement, levels += 1)
      parts.push(part);
    return parts;
  };
  const lookOf = (element: Element) => {
    const { outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor } = getComputedStyle(element);
    return [outlineStyle !== 'none' && outlineWidth, boxShadow, borderColor, backgroundColor].join();
  };
  // The keyboard continues from where the focus was last, so it is moved to the very beginning.
  const start = document.createElement('button');
  document.body.prepend(start);
  start.focus();
  start.remove();
  const unfocusedLook = new Map<Element, string>();
  for (const element of document.querySelectorAll(stops))
    for (const part of neighbours(element)) unfocusedLook.set(part, lookOf(part));
  const isMarked = (element: Element) =>
    neighbours(element).some((part) => unfocusedLook.has(part) && unfocusedLook.get(part) !== lookOf(part));

  const isInSight = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const clamp = (position: number, size: number) => Math.min(Math.max(position, 1), size - 1);
    const xs = [left + 2, (left + right) / 2, right - 2].map((x) => clamp(x, innerWidth));
    const ys = [top + 2, (top + bottom) / 2, bottom - 2].map((y) => clamp(y, innerHeight));
    const isOnTop = (x: number, y: number) => {
      const topmost = document.elementFromPoint(x, y);
      return topmost !== null && (element.contains(topmost) || topmost.contains(element));
    };
    const inWindow = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return inWindow && xs.some((x) => ys.some((y) => isOnTop(x, y)));
  };

  const visit = (element: Element) => {
    if (visited.has(element) && element.tagName !== 'IFRAME') isOver = true;
    if (isOver || visited.has(element)) return;
    visited.add(element);
    // A checkbox or a switch that is drawn by its label shows the focus there.
    const isDrawn = element.getBoundingClientRect().width > 3 && getComputedStyle(element).opacity !== '0';
    const shown = isDrawn ? element : (element.closest('label') ?? element.parentElement!);
    if (!isInSight(shown)) found.push(`${nameOf(element)}: the focus is out of sight`);
    // The look without the focus is unknown for an element that was added since; a frame is marked by its content.
    else if (unfocusedLook.has(element) && element.tagName !== 'IFRAME' && !isMarked(element) && !isMarked(shown))
      found.push(`${nameOf(element)}: nothing marks the focus`);
  };
  document.addEventListener('focusin', ({ target }) => visit(target as Element), true);

  const radioOf = (one: Element) => (one instanceof HTMLInputElement && one.type === 'radio' ? one.name : null);
  const missed = () => {
    const groups = new Set([...visited].map(radioOf).filter(Boolean));
    // What was drawn again while it had the focus is identified by its name.
    const names = new Set([...visited].map(nameOf));
    return (
      [...document.querySelectorAll<HTMLElement>(stops)]
        .filter((one) => one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]'))
        // Rows that a list adds at its end could not be reached before.
        .filter(
          (one) =>
            unfocusedLook.has(one) &&
            one.tagName !== 'IFRAME' &&
            !visited.has(one) &&
            !groups.has(radioOf(one)) &&
            !names.has(nameOf(one)),
        )
        .map((one) => `${nameOf(one)}: Tab does not reach it`)
    );
  };
  const tour: Tour = {
    isOver: () => isOver || (visited.size > 0 && document.activeElement === document.body),
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
  await page.evaluate(startTour, STOPS);
  const keys = await page.context().newCDPSession(page);
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, nativeVirtualKeyCode: 9 };
  // The content of a frame may run in another process, which takes the focus a moment later.
  const hasFrames = (await page.locator('iframe').count()) > 0;
  for (let presses = 0; presses < MAX_PRESSES && !(await ask(page, 'isOver')); presses += PRESSES_PER_CHECK) {
    for (let press = 0; press < PRESSES_PER_CHECK; press += 1) {
      await keys.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tab });
      if (hasFrames) await page.waitForTimeout(30);
    }
  }
  await keys.detach();
  return ask(page, 'faults');
}
