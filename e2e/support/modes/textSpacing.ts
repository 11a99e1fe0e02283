import type { Page } from 'playwright/test';
import { untilStill } from '../still';

/** The spacing that people may set (WCAG 1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/**
 * Runs in the page. Finds boxes that are too small for their content. Scrollable boxes and fields are fine, and text that ends in an
 * ellipsis, after one line or several, is shortened on purpose.
 */
function cutOff(part: string): string[] {
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

/**
 * @param part a selector of the part to check
 * @returns a sentence for each text that is cut off once letters, words and lines are spaced, and if the page then scrolls sideways
 */
export async function textSpacing(page: Page, part = 'body'): Promise<string[]> {
  const before = await page.evaluate(cutOff, part);
  const sidewaysFaults = () =>
    page.evaluate(() => {
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
    });
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, SPACING);
  const after = await page.evaluate(cutOff, part);
  let sideways = await sidewaysFaults();
  if (sideways.length > 0) {
    // An overlay is positioned one frame after the window or its text has changed.
    await untilStill(page);
    sideways = await sidewaysFaults();
  }
  await page.evaluate(() => void (document.adoptedStyleSheets = []));
  const width = page.viewportSize()?.width;
  return [...sideways, ...after.filter((name) => !before.includes(name)).map((name) => `${name} is cut off`)].map(
    (fault) => `text spacing at ${width}: ${fault}`,
  );
}
