import type { Page } from 'playwright/test';
import { untilStill } from '../still';

/**
 * Runs in the page. Finds boxes that are too small for their content. Scrollable boxes and fields are fine, and text that ends in an
 * ellipsis, after one line or several, is shortened on purpose.
 * @param part a selector of the part to check
 * @returns a description of each of them
 */
export function cutText(part: string): string[] {
  const skipped = 'select, input, textarea, option, iframe, img, svg, svg *, [aria-hidden=true]';
  const isCut = (element: Element) => {
    const isTooWide = element.scrollWidth > element.clientWidth + 1;
    const isTooHigh = element.scrollHeight > element.clientHeight + 1;
    if (element.clientWidth <= 1 || (!isTooWide && !isTooHigh)) return false;
    const { display, overflowX, overflowY, textOverflow, webkitLineClamp, clipPath } = getComputedStyle(element);
    if (display === 'inline' || display === 'contents' || clipPath !== 'none') return false;
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    return (
      (isTooWide && !scrolls(overflowX) && textOverflow !== 'ellipsis') ||
      (isTooHigh && !scrolls(overflowY) && webkitLineClamp === 'none')
    );
  };
  if (!document.querySelector(part)) throw new Error('What was open has closed.');
  const found = [...document.querySelectorAll(`${part} *:not(${skipped})`)].filter(
    (element) => isCut(element) && element.checkVisibility({ visibilityProperty: true }),
  );
  // The innermost element is the cause.
  return found
    .filter((element) => !found.some((other) => other !== element && element.contains(other)))
    .map(
      (element) =>
        `${element.tagName.toLowerCase()}.${element.className.toString().split(' ')[0]} '${(element.textContent ?? '').trim().slice(0, 40)}'`,
    );
}

function causesOfScrolling(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const overflowing = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1,
  );
  const causes = overflowing
    .filter((element) => !overflowing.some((other) => other !== element && element.contains(other)))
    .slice(0, 3);
  return [
    `the page scrolls sideways, because of ${causes.map((element) => `${element.tagName.toLowerCase()} '${element.className}'`).join(', ')}`,
  ];
}

/** @returns a sentence if the page scrolls sideways, with what is too wide */
export async function sidewaysFaults(page: Page): Promise<string[]> {
  if ((await page.evaluate(causesOfScrolling)).length === 0) return [];
  // An overlay is positioned one frame after the window or its text has changed.
  await untilStill(page);
  return page.evaluate(causesOfScrolling);
}
