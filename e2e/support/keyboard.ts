import { expect, type Locator, type Page } from 'playwright/test';

/** Finding the target on a page of a hundred rows takes longer than pressing a key. */
const PRESSES_PER_SEARCH = 25;

/** Presses Tab until the target has the focus, as somebody without a mouse does; fails when it never gets it. */
export async function tabTo(page: Page, target: Locator, { back = false, maxPresses = 250 } = {}): Promise<void> {
  let found = await target.elementHandles();
  for (let presses = 0; presses < maxPresses; presses += 1) {
    const focus = await page.evaluate((targets) => {
      if (targets.some((one) => one === document.activeElement)) return 'on target';
      return targets.length > 0 && targets.every((one) => one.isConnected) ? 'elsewhere' : 'replaced';
    }, found);
    if (focus === 'on target') return;
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    if (focus === 'replaced' || presses % PRESSES_PER_SEARCH === PRESSES_PER_SEARCH - 1) found = await target.elementHandles();
  }
  await expect(target).toBeFocused();
}

/** Goes there with Tab and types. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Goes there with Tab and replaces the text. */
export async function retype(page: Page, field: Locator, text: string, options: { back?: boolean } = {}): Promise<void> {
  await tabTo(page, field, options);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

/** Goes there with Tab and presses a key. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Opens the menu of a row and goes down to an entry. */
export async function chooseByKey(page: Page, row: string, entry: string): Promise<void> {
  await press(page, page.getByRole('button', { name: `More for ${row}`, exact: true }), 'ArrowDown');
  await expect(page.getByRole('menu')).toBeVisible();
  const item = page.getByRole('menuitem', { name: entry, exact: true });
  for (let attempts = 0; attempts < 10 && !(await item.evaluate((one) => one === document.activeElement)); attempts += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}
