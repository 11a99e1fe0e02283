import type { Page } from 'playwright/test';
import { DESK } from '../test';
import { forcedColours } from './forcedColours';
import { lowOverlay } from './lowOverlay';
import { lowWindow } from './lowWindow';
import { offline } from './offline';
import { textSpacing } from './textSpacing';

/** Beside a desk: a tablet, a phone, and 400 %. */
const NARROWER = [768, 360, 320];

/**
 * Looks at what is open over a page as people see it who have changed a setting, and while they are offline. Nothing moves the focus
 * out of it, which would close it. Leaves the page as wide as a desk.
 * @param part a selector of what is open: the page behind it is looked at elsewhere
 * @param reopen opens it in a low window and marks it as `part`
 * @returns a sentence for each fault
 */
export async function overlayFaults(page: Page, part: string, reopen: () => Promise<unknown>): Promise<string[]> {
  const found = [...(await textFaults(page, part)), ...(await lowOverlay(page, part, reopen)), ...(await offline(page, part))];
  await page.setViewportSize(DESK);
  return found;
}

/** Colours of the system and spaced text, at each kind of width. Leaves the page as wide as a desk. */
async function textFaults(page: Page, part = 'body'): Promise<string[]> {
  await page.setViewportSize(DESK);
  const found = [...(await forcedColours(page)), ...(await textSpacing(page, part))];
  for (const width of NARROWER) {
    await page.setViewportSize({ width, height: 740 });
    found.push(...(await textSpacing(page, part)));
  }
  await page.setViewportSize(DESK);
  return found;
}

/**
 * Checks an open page as people see it who have changed a setting: colours of the system, spaced text, 400 %. Nothing is loaded
 * again. Leaves the page as wide as a desk.
 * @param signedIn whether the frame is around it, which says that the connection is lost
 * @returns a sentence for each fault
 */
export async function modeFaults(page: Page, signedIn = true): Promise<string[]> {
  const found = [...(await textFaults(page)), ...(await lowWindow(page))];
  return signedIn ? [...found, ...(await offline(page))] : found;
}
