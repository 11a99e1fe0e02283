import { expect, type Locator, type Page } from 'playwright/test';

/** To look for what is named on a page of a hundred rows takes longer than to press a key. */
const PRESSES_A_LOOK = 25;

/** Presses Tab until the focus is where it is wanted, as somebody without a mouse does; fails when it never gets there. */
export async function tabTo(page: Page, target: Locator, { back = false, most = 250 } = {}): Promise<void> {
  let found = await target.elementHandles();
  for (let presses = 0; presses < most; presses += 1) {
    const where = await page.evaluate((wanted) => {
      if (wanted.some((one) => one === document.activeElement)) return 'there';
      return wanted.length > 0 && wanted.every((one) => one.isConnected) ? 'on the way' : 'drawn again';
    }, found);
    if (where === 'there') return;
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    if (where === 'drawn again' || presses % PRESSES_A_LOOK === PRESSES_A_LOOK - 1) found = await target.elementHandles();
  }
  await expect(target).toBeFocused();
}

/** Goes there with Tab and types. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Goes there with Tab and replaces the text. */
export async function retype(page: Page, field: Locator, text: string, way: { back?: boolean } = {}): Promise<void> {
  await tabTo(page, field, way);
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
