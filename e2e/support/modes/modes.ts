import type { Page } from 'playwright/test';
import { DESK } from '../test';
import { forcedColours } from './forcedColours';
import { lowWindow } from './lowWindow';
import { offline } from './offline';
import { textSpacing } from './textSpacing';

const NARROW = { width: 320, height: 740 };

/**
 * Looks at what is open over a page in colours of the system and with spaced text, at both ends of the widths. Neither moves the
 * focus, which would close it. Leaves the page as wide as a desk.
 * @param part a selector of what is open: texts of the page behind it are looked at elsewhere
 * @returns a sentence for each fault
 */
export async function overlayFaults(page: Page, part = 'body'): Promise<string[]> {
  await page.setViewportSize(DESK);
  const found = [...(await forcedColours(page)), ...(await textSpacing(page, part))];
  await page.setViewportSize(NARROW);
  found.push(...(await textSpacing(page, part)));
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
  const found = [...(await overlayFaults(page)), ...(await lowWindow(page))];
  return signedIn ? [...found, ...(await offline(page))] : found;
}
