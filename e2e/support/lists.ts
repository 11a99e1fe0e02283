import { expect, type Locator, type Page } from 'playwright/test';

/** The rows of a list, without the header row. */
export const rows = (area: Page | Locator): Locator => area.locator('tbody').getByRole('row');

export const row = (area: Page | Locator, title: string): Locator => rows(area).filter({ hasText: title });

/**
 * Checks that a row has disappeared. Behind an open dialog rows have no role, so the dialog must be closed; a list that is still
 * loading has no rows either.
 */
export async function expectGone(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expect(row(page, title)).toHaveCount(0);
}

/** Checks that the list consists of these titles, in this order. */
export const expectOrder = (area: Page | Locator, titles: string[]): Promise<void> =>
  expect(rows(area).getByRole('rowheader').getByRole('link')).toHaveText(titles);

export const handle = (area: Page | Locator, title: string): Locator => area.locator(`button[aria-label="Move ${title}"]`);

/** Drags a row by its handle to the position of another row, in small steps as a person does. */
export async function drag(page: Page, title: string, target: string): Promise<void> {
  await row(page, title).hover();
  const from = await handle(page, title).boundingBox();
  const to = await row(page, target).boundingBox();
  if (!from || !to) throw new Error(`${title} or ${target} is not on the page.`);
  const x = from.x + from.width / 2;
  const start = from.y + from.height / 2;
  const end = start < to.y ? to.y + to.height - 4 : to.y + 4;
  await page.mouse.move(x, start);
  await page.mouse.down();
  await page.mouse.move(x, start + (end > start ? 8 : -8), { steps: 3 });
  await page.mouse.move(x, end, { steps: 12 });
  await page.mouse.up();
}

/** Opens the menu of a row and chooses an entry. @param area contains the row, if the page has two of that name */
export async function choose(page: Page, title: string, entry: string, area: Page | Locator = page): Promise<void> {
  await area.getByRole('button', { name: `More for ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

/** Presses Undo in the newest message. */
export async function undo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
}
