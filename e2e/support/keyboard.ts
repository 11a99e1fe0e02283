import { expect, type Locator, type Page } from 'playwright/test';

/** Looking for the target on a page of a hundred rows takes longer than pressing a key, so it is not done after each press. */
const PRESSES_PER_SEARCH = 25;

/** Presses Tab until the target has the focus, as somebody without a mouse does; fails if it never gets the focus. */
export async function tabTo(page: Page, target: Locator, { back = false, maxPresses = 250 } = {}): Promise<void> {
  let elements = await target.elementHandles();
  for (let presses = 0; presses < maxPresses; presses += 1) {
    const focus = await page.evaluate((targets) => {
      if (targets.some((element) => element === document.activeElement)) return 'on target';
      return targets.length > 0 && targets.every((element) => element.isConnected) ? 'elsewhere' : 'replaced';
    }, elements);
    if (focus === 'on target') return;
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    if (focus === 'replaced' || presses % PRESSES_PER_SEARCH === PRESSES_PER_SEARCH - 1) elements = await target.elementHandles();
  }
  await expect(target).toBeFocused();
}

/** Moves to a field with Tab and types. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Moves to a field with Tab and replaces its text. */
export async function retype(page: Page, field: Locator, text: string, options: { back?: boolean } = {}): Promise<void> {
  await tabTo(page, field, options);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

/** Moves to a control with Tab and presses a key. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Opens the menu of a row with the keyboard and chooses an entry. */
export async function chooseByKey(page: Page, row: string, entry: string): Promise<void> {
  await press(page, page.getByRole('button', { name: `More for ${row}`, exact: true }), 'ArrowDown');
  await expect(page.getByRole('menu')).toBeVisible();
  const item = page.getByRole('menuitem', { name: entry, exact: true });
  for (let attempts = 0; attempts < 10 && !(await item.evaluate((element) => element === document.activeElement)); attempts += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}
