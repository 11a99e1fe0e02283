import type { Page } from 'playwright/test';

const MAX_PRESSES = 800;
/** How often Tab is pressed between two checks: checking after each press would take three times as long. */
const PRESSES_PER_CHECK = 20;

/** Selects everything that Tab should stop at. */
const STOPS =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), iframe, [tabindex], [contenteditable=true]';

interface Tour {
  /** Whether the focus has returned to an element, or left the page. */
  isOver: () => boolean;
  /** A sentence for each stop whose focus is not visible, and for each control that was not a stop. */
  faults: () => string[];
}

/** Runs in the page. Moves the focus to the start of the page and records every element that receives it. */
function startTour(stops: string): void {
  const visited = new Set<Element>();
  const focusFaults: string[] = [];
  let isOver = false;

  const nameOf = (element: Element) => {
    const name = element.getAttribute('aria-label') || element.textContent?.trim() || element.id || element.className;
    return `${element.tagName.toLowerCase()} '${String(name).slice(0, 40)}'`;
  };
  // The focus of a field may be shown by an element around it, as with the editor.
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
  // Tab continues from the last position of the focus, so that is moved to the very start.
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
    // The focus of a checkbox or switch that its label draws is shown by the label.
    const isDrawn = element.getBoundingClientRect().width > 3 && getComputedStyle(element).opacity !== '0';
    const shown = isDrawn ? element : (element.closest('label') ?? element.parentElement!);
    if (!isInSight(shown)) focusFaults.push(`${nameOf(element)}: the focus is out of sight`);
    // The unfocused look of a newly added element is unknown, and an iframe shows the focus inside.
    else if (unfocusedLook.has(element) && element.tagName !== 'IFRAME' && !isMarked(element) && !isMarked(shown))
      focusFaults.push(`${nameOf(element)}: nothing marks the focus`);
  };
  document.addEventListener('focusin', ({ target }) => visit(target as Element), true);

  const radioGroup = (element: Element) =>
    element instanceof HTMLInputElement && element.type === 'radio' ? element.name : null;
  const missedStops = () => {
    const groups = new Set([...visited].map(radioGroup).filter(Boolean));
    // An element that was rendered again while it had the focus is recognised by its name.
    const names = new Set([...visited].map(nameOf));
    return (
      [...document.querySelectorAll<HTMLElement>(stops)]
        .filter(
          (element) =>
            element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'),
        )
        // Rows that a list has meanwhile appended could not be reached.
        .filter(
          (element) =>
            unfocusedLook.has(element) &&
            element.tagName !== 'IFRAME' &&
            !visited.has(element) &&
            !groups.has(radioGroup(element)) &&
            !names.has(nameOf(element)),
        )
        .map((element) => `${nameOf(element)}: Tab does not reach it`)
    );
  };
  const tour: Tour = {
    isOver: () => isOver || (visited.size > 0 && document.activeElement === document.body),
    faults: () => [...focusFaults, ...missedStops()],
  };
  Object.assign(globalThis, { tour });
  scrollTo(0, 0);
}

const callTour = <K extends keyof Tour>(page: Page, method: K) =>
  page.evaluate((name) => (globalThis as unknown as { tour: Tour }).tour[name]() as ReturnType<Tour[K]>, method);

/**
 * Moves through a whole page with Tab, as somebody without a mouse does.
 * @returns a sentence for each stop whose focus is not visible, and for each control that Tab does not reach
 */
export async function tabTour(page: Page): Promise<string[]> {
  await page.evaluate(startTour, STOPS);
  const client = await page.context().newCDPSession(page);
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, nativeVirtualKeyCode: 9 };
  const press = () => client.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tab });
  // The content of an iframe may run in another process, which receives the focus a moment later.
  const hasFrames = (await page.locator('iframe').count()) > 0;
  for (let pressed = 0; pressed < MAX_PRESSES && !(await callTour(page, 'isOver')); pressed += PRESSES_PER_CHECK) {
    // The browser handles keys in order: waiting for each of them would take half as long again.
    const presses: Array<Promise<unknown>> = [];
    for (let key = 0; key < PRESSES_PER_CHECK; key += 1) {
      presses.push(press());
      if (hasFrames) await page.waitForTimeout(30);
    }
    await Promise.all(presses);
  }
  await client.detach();
  return callTour(page, 'faults');
}
