import type { Page } from 'playwright/test';
import { faults } from '../axe';
import { untilStill } from '../still';
import { DESK } from '../test';
import { forcedColours } from './forcedColours';
import { lowOverlay } from './lowOverlay';
import { lowWindow } from './lowWindow';
import { offline } from './offline';
import { textSpacing } from './textSpacing';

/** A desk at 400 %, as high as a phone. */
const NARROWEST = { width: 320, height: 740 };

/**
 * Looks at what is open over a page at each width, for axe too, and as people see it who have changed a setting or are offline. Nothing
 * moves the focus out of it, which would close it. Leaves the page as wide as a desk.
 * @param part a selector of what is open: the page behind it is looked at elsewhere
 * @param reopen opens it in a low window and marks it as `part`
 * @returns a sentence for each fault
 */
export async function overlayFaults(page: Page, part: string, reopen: () => Promise<unknown>): Promise<string[]> {
  const found = [
    ...(await faults(page, { part, more: () => textSpacing(page, part) })),
    ...(await forcedColours(page)),
    ...(await spacedAtNarrowest(page, part)),
    ...(await lowOverlay(page, part, reopen)),
    ...(await offline(page, part)),
  ];
  await page.setViewportSize(DESK);
  return found;
}

async function spacedAtNarrowest(page: Page, part?: string): Promise<string[]> {
  await page.setViewportSize(NARROWEST);
  await untilStill(page);
  return textSpacing(page, part);
}

/**
 * Checks an open page at each width, for axe too, and as people see it who have changed a setting: colours of the system, spaced text,
 * 400 %. Nothing is loaded again. Leaves the page as wide as a desk.
 * @param signedIn whether the frame is around it, which says that the connection is lost
 * @returns a sentence for each fault
 */
export async function pageFaults(page: Page, signedIn = true): Promise<string[]> {
  const found = [
    ...(await faults(page, { more: () => textSpacing(page) })),
    ...(await forcedColours(page)),
    ...(await spacedAtNarrowest(page)),
    ...(await lowWindow(page)),
  ];
  await page.setViewportSize(DESK);
  return signedIn ? [...found, ...(await offline(page))] : found;
}
