import type { Page } from 'playwright/test';
import { untilStill } from '../still';

/** What WCAG 1.4.12 lets people set. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/**
 * Runs in the page. Finds each box that is too small for its content. Text in a box that scrolls can be reached, fields scroll by
 * themselves, and a name with an ellipsis, in one line or after several, is shortened on purpose.
 */
function cutOff(part: string): string[] {
  const skipped = 'select, input, textarea, option, iframe, img, svg, svg *, [aria-hidden=true]';
  const isCut = (element: Element) => {
    const wide = element.scrollWidth > element.clientWidth + 1;
    const high = element.scrollHeight > element.clientHeight + 1;
    if (element.clientWidth <= 1 || (!wide && !high)) return false;
    const { display, overflowX, overflowY, textOverflow, webkitLineClamp, clipPath } = getComputedStyle(element);
    if (display === 'inline' || display === 'contents' || clipPath !== 'none') return false;
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    return (
      (wide && !scrolls(overflowX) && textOverflow !== 'ellipsis') || (high && !scrolls(overflowY) && webkitLineClamp === 'none')
    );
  };
  const found = [...document.querySelectorAll(`${part} *:not(${skipped})`)].filter(
    (one) => isCut(one) && one.checkVisibility({ visibilityProperty: true }),
  );
  // The innermost one is the reason.
  return found
    .filter((one) => !found.some((other) => other !== one && one.contains(other)))
    .map(
      (one) =>
        `${one.tagName.toLowerCase()}.${one.className.toString().split(' ')[0]} '${(one.textContent ?? '').trim().slice(0, 40)}'`,
    );
}

/**
 * @param part a selector of what is looked at
 * @returns a sentence for each text that is cut off, or runs out of its box, once people space letters, words and lines
 */
export async function textSpacing(page: Page, part = 'body'): Promise<string[]> {
  const before = await page.evaluate(cutOff, part);
  const beyond = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      const far = [...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > clientWidth + 1);
      const last = far.filter((one) => !far.some((other) => other !== one && one.contains(other))).slice(0, 3);
      return [
        `the page scrolls sideways, because of ${last.map((one) => `${one.tagName.toLowerCase()} '${one.className}'`).join(', ')}`,
      ];
    });
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, SPACING);
  const after = await page.evaluate(cutOff, part);
  let sideways = await beyond();
  if (sideways.length > 0) {
    // What is open over a page finds its place a frame after the window, or the text in it, has changed.
    await untilStill(page);
    sideways = await beyond();
  }
  await page.evaluate(() => void (document.adoptedStyleSheets = []));
  const width = page.viewportSize()?.width;
  return [...sideways, ...after.filter((name) => !before.includes(name)).map((name) => `${name} is cut off`)].map(
    (fault) => `text spacing at ${width}: ${fault}`,
  );
}
