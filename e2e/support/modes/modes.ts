import type { Page } from 'playwright/test';
import { contentFaults, faults } from '../axe';
import { untilStill } from '../still';
import { DESK } from '../test';
import { forcedColours } from './forcedColours';
import { largeText } from './largeText';
import { lowOverlay } from './lowOverlay';
import { lowWindow } from './lowWindow';
import { offline } from './offline';
import { textSpacing } from './textSpacing';

/** The narrowest width to support (WCAG 1.4.10), as high as a phone. */
const NARROWEST = { width: 320, height: 740 };

/**
 * Checks an overlay with axe at each width, and in each mode: forced colours, large text, text spacing, low window, offline. The focus stays
 * inside, since the overlay closes without it. Leaves the page in desktop size.
 * @param part a selector of the overlay; the page behind it is checked elsewhere
 * @param reopen opens it again if it has closed, as the search of the header does in a narrower window, and marks it as
 * `part`
 * @returns a sentence for each fault
 */
export async function overlayFaults(page: Page, part: string, reopen: () => Promise<unknown>): Promise<string[]> {
  const open = async () => {
    if (!(await page.locator(part).isVisible())) await reopen();
  };
  const found = await faults(page, { part, open, more: () => textSpacing(page, part) });
  await open();
  found.push(...(await forcedColours(page)), ...(await largeText(page, part)));
  await page.setViewportSize(NARROWEST);
  await untilStill(page);
  await open();
  found.push(...(await textSpacing(page, part)));
  found.push(...(await lowOverlay(page, part, open)));
  await open();
  found.push(...(await offline(page, part)));
  await page.setViewportSize(DESK);
  return found;
}

/** @returns a sentence for each text that is cut off in the narrowest window once texts are spaced, and one if the page scrolls sideways */
export async function spacedAtNarrowest(page: Page): Promise<string[]> {
  await page.setViewportSize(NARROWEST);
  await untilStill(page);
  return textSpacing(page);
}

interface PageOptions {
  signedIn?: boolean;
  hasKnownFrame?: boolean;
}

/**
 * Checks a page with axe at each width, and in each mode: forced colours, large text, text spacing, low window. Nothing
 * is reloaded. Leaves the page in desktop size.
 * @param options `signedIn`: whether the page has the frame, which says when the connection is lost; if so, it is also
 * checked offline. `hasKnownFrame`: whether its frame was checked on another page, so that only its content is checked in each
 * width and theme
 * @returns a sentence for each fault
 */
export async function pageFaults(page: Page, { signedIn = true, hasKnownFrame = false }: PageOptions = {}): Promise<string[]> {
  const more = () => textSpacing(page);
  const found = [
    ...(await (hasKnownFrame ? contentFaults(page, more) : faults(page, { more }))),
    ...(await forcedColours(page)),
    ...(await largeText(page)),
    ...(await spacedAtNarrowest(page)),
    ...(await lowWindow(page)),
  ];
  await page.setViewportSize(DESK);
  return signedIn ? [...found, ...(await offline(page))] : found;
}
