import type { Page } from 'playwright/test';
import { newHotel, newSpecial } from '../support/samples';
import { expect, test, withToken } from '../support/test';

declare global {
  interface Window {
    /** The stack of whoever made or used one. */
    formatsMade: string[];
  }
}

/** Notes what loads the texts of every language when it is used first: 50 ms on the machine of a developer. */
const noteFormats = (page: Page) =>
  page.addInitScript(() => {
    window.formatsMade = [];
    const note = (name: string) => window.formatsMade.push(`${name}\n${new Error(name).stack}`);
    for (const name of ['DateTimeFormat', 'NumberFormat', 'Collator'] as const) {
      Object.assign(Intl, {
        [name]: new Proxy(Intl[name], {
          construct(made, args: object[]) {
            note(name);
            return Reflect.construct(made, args) as object;
          },
        }),
      });
    }
    for (const [owner, name] of [
      [Date.prototype, 'toLocaleString'],
      [Date.prototype, 'toLocaleDateString'],
      [Date.prototype, 'toLocaleTimeString'],
      [Number.prototype, 'toLocaleString'],
      [String.prototype, 'localeCompare'],
    ] as const) {
      const own = Reflect.get(owner, name) as (...args: unknown[]) => unknown;
      Reflect.set(owner, name, function noted(this: unknown, ...args: unknown[]) {
        note(name);
        return own.apply(this, args);
      });
    }
  });

test('sign-in, dashboards, a list and its form open without a format of Intl', async ({ page, api, tokenOf }) => {
  const hotel = await newHotel(api);
  await newSpecial(api, hotel, 'Bring the Dog');
  await noteFormats(page);
  const made = async (where: string) => {
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => window.formatsMade), where).toEqual([]);
  };
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  await made('sign-in');
  await withToken(page.context(), await tokenOf('admin'));
  for (const path of ['/', `/hotels/${hotel.id}`, `/hotels/${hotel.id}/calendar`, `/hotels/${hotel.id}/specials`]) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await made(path);
  }
  await page.getByRole('link', { name: 'Bring the Dog', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Content', exact: true })).toContainText('in full');
  await made('the form of a row');
});
