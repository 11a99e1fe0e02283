import type { Page } from 'playwright/test';
import { newHotel, newSpecial } from '../support/samples';
import { expect, test, withToken } from '../support/test';

declare global {
  interface Window {
    /** A stack trace for each use of a locale-dependent format. */
    formatUses: string[];
  }
}

/**
 * Records the uses of `Intl` formats: the first use loads the data of all locales, which takes 50 ms on a developer's
 * machine.
 */
const recordFormats = (page: Page) =>
  page.addInitScript(() => {
    window.formatUses = [];
    const record = (name: string) => window.formatUses.push(`${name}\n${new Error(name).stack}`);
    for (const name of ['DateTimeFormat', 'NumberFormat', 'Collator'] as const) {
      Object.assign(Intl, {
        [name]: new Proxy(Intl[name], {
          construct(format, args: object[]) {
            record(name);
            return Reflect.construct(format, args) as object;
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
      const original = Reflect.get(owner, name) as (...args: unknown[]) => unknown;
      Reflect.set(owner, name, function recorded(this: unknown, ...args: unknown[]) {
        record(name);
        return original.apply(this, args);
      });
    }
  });

test('sign-in, dashboards, a list and its form open without creating an Intl format', async ({ page, api, tokenOf }) => {
  const hotel = await newHotel(api);
  await newSpecial(api, hotel, 'Bring the Dog');
  await recordFormats(page);
  const expectNoFormats = async (where: string) => {
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => window.formatUses), where).toEqual([]);
  };
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  await expectNoFormats('sign-in');
  await withToken(page.context(), await tokenOf('admin'));
  for (const path of ['/', `/hotels/${hotel.id}`, `/hotels/${hotel.id}/calendar`, `/hotels/${hotel.id}/specials`]) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectNoFormats(path);
  }
  await page.getByRole('link', { name: 'Bring the Dog', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Content', exact: true })).toContainText('in full');
  await expectNoFormats('the form of a row');
});
