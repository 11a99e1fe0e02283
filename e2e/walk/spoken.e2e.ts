import type { Page } from 'playwright/test';
import type { Item } from '../support/api';
import { newHotel, newSpecial } from '../support/samples';
import { expect, heading, test, withToken } from '../support/test';

interface Spoken {
  role: string;
  name: string;
  description: string;
}

/** What screen readers get of a page: the role, name and description of all its elements. */
async function spokenIn(page: Page): Promise<Spoken[]> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  const textOf = (value?: { value?: unknown }) => (typeof value?.value === 'string' ? value.value : '');
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, description }) => ({ role: textOf(role), name: textOf(name), description: textOf(description) }));
}

const readTwice = (all: Spoken[]) => all.filter(({ name, description }) => name !== '' && name === description);

let hotel: Item;

test.beforeEach(async ({ page, api, tokenOf }) => {
  await withToken(page.context(), await tokenOf('admin'));
  hotel = await newHotel(api);
  await newSpecial(api, hotel, 'Bring the Dog');
});

test('nothing on a list, a form or a calendar has its name as its description too, which would be read twice', async ({
  page,
}) => {
  for (const [path, title] of [
    ['specials', 'Specials'],
    ['specials/new', 'New Special'],
    ['calendars', 'Calendars'],
  ] as const) {
    await page.goto(`/hotels/${hotel.id}/${path}`);
    await expect(heading(page, title)).toBeVisible();
    await page.waitForLoadState('networkidle');
    const all = await spokenIn(page);
    expect(all.filter(({ role }) => role === 'button').length).toBeGreaterThan(3);
    expect(readTwice(all), path).toEqual([]);
  }
});

test('a question that begins at Cancel is read with its title', async ({ page }) => {
  await page.goto(`/hotels/${hotel.id}/specials`);
  await page.getByRole('button', { name: 'More for Bring the Dog' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Special' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expect(dialog).toHaveAccessibleDescription(/^Bring the Dog goes to the bin\./);
});
