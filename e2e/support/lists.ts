import { expect, type Locator, type Page } from 'playwright/test';

/** The rows of a list, without its head. */
export const rows = (place: Page | Locator): Locator => place.locator('tbody').getByRole('row');

export const row = (place: Page | Locator, title: string): Locator => rows(place).filter({ hasText: title });

/** Checks that a row is gone. Behind an open dialog no row has a role, so that has to close first. */
export async function expectGone(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(row(page, title)).toHaveCount(0);
}

/** Checks that the titles are in this order, with nothing else between them. */
export const expectOrder = (place: Page | Locator, titles: string[]): Promise<void> =>
  expect(rows(place).getByRole('rowheader').getByRole('link')).toHaveText(titles);

export const handle = (place: Page | Locator, title: string): Locator =>
  place.locator(`button[aria-label^="Move ${title}, position"]`);

/** Drags a row by its handle onto the place of another, step by step as a hand does. */
export async function drag(page: Page, title: string, onto: string): Promise<void> {
  await row(page, title).hover();
  const from = await handle(page, title).boundingBox();
  const to = await row(page, onto).boundingBox();
  if (!from || !to) throw new Error(`${title} or ${onto} is not on the page.`);
  const x = from.x + from.width / 2;
  const start = from.y + from.height / 2;
  const end = start < to.y ? to.y + to.height - 4 : to.y + 4;
  await page.mouse.move(x, start);
  await page.mouse.down();
  await page.mouse.move(x, start + (end > start ? 8 : -8), { steps: 3 });
  await page.mouse.move(x, end, { steps: 12 });
  await page.mouse.up();
}

/** Opens the menu of a row and chooses from it; `place` is where the row is, in case the page has two of that name. */
export async function choose(page: Page, title: string, entry: string, place: Page | Locator = page): Promise<void> {
  await place.getByRole('button', { name: `More for ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

/** Presses a toast's button and waits until the toast is gone. */
export async function undo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
}
