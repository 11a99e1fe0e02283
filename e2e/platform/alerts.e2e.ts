import type { Page } from 'playwright/test';
import type { Item } from '../support/api';
import { expectGone, row } from '../support/lists';
import { newHotel, newRestaurant, unique } from '../support/samples';
import { expect, heading, test, withToken } from '../support/test';
import { createGate } from '../support/gate';

const listing = (page: Page, name: string) => page.getByRole('combobox', { name: `Alert Listing: ${name}` });
const override = (page: Page, name: string) => page.getByRole('switch', { name: `Override: ${name}` });
const global = (page: Page) => page.getByRole('combobox', { name: 'Global Alert' });
const chosen = (select: ReturnType<typeof listing>) =>
  select.evaluate((element) => (element as HTMLSelectElement).selectedOptions[0]?.textContent);

let hotel: Item & { name: string };
let alert: Item & { name: string };

test.beforeEach(async ({ page, api, tokenOf }) => {
  hotel = await newHotel(api, unique('Alder Quay'));
  alert = await api.post('/alerts', { name: unique('Pool closed'), published: true });
  await withToken(page.context(), await tokenOf('admin'));
});

/** Does something and waits until the server has accepted it. */
const stored = async (page: Page, act: () => Promise<unknown>) => {
  const answer = page.waitForResponse((one) => one.request().method() !== 'GET' && one.url().includes('/alerts/') && one.ok());
  await act();
  await answer;
};

test('the choices of the filters are not cut off in narrow windows', async ({ page }) => {
  await page.goto('/hotels/alerts');
  for (const width of [768, 320]) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of ['Type of property', 'Own alert']) {
      const filter = page.getByRole('combobox', { name });
      await expect(filter).toBeVisible();
      const { shown, needed } = await filter.evaluate((select) => {
        const shown = select.getBoundingClientRect().width;
        (select as HTMLElement).style.width = 'max-content';
        const needed = select.getBoundingClientRect().width;
        (select as HTMLElement).style.removeProperty('width');
        return { shown, needed };
      });
      expect(shown, `${name} at ${width} px`).toBeGreaterThanOrEqual(needed);
    }
  }
});

test('the alert and Override of a property are still set after a reload, and are cleared by None', async ({ page, api }) => {
  await page.goto('/hotels/alerts');
  const line = row(page, hotel.name);
  await expect(line).toContainText('No Alert');
  await expect(override(page, hotel.name)).toBeDisabled();
  await stored(page, () => listing(page, hotel.name).selectOption({ label: alert.name }));
  await expect(line.getByRole('link', { name: 'Edit Alert' })).toHaveAttribute('href', `/hotels/alerts/${alert.id}/edit`);
  await stored(page, () => override(page, hotel.name).click());

  await page.reload();
  await expect(line.getByRole('link', { name: 'Edit Alert' })).toBeVisible();
  await expect.poll(() => chosen(listing(page, hotel.name))).toBe(alert.name);
  await expect(override(page, hotel.name)).toBeChecked();
  const assigned = () =>
    api
      .get<Array<{ property: Item; alert: Item | null; override: boolean }>>('/alerts/assigned?per_page=2000')
      .then((all) => all.find(({ property }) => property.id === hotel.id));
  expect(await assigned()).toMatchObject({ alert: { id: alert.id }, override: true });

  await stored(page, () => listing(page, hotel.name).selectOption({ label: 'None' }));
  await page.reload();
  await expect(line).toContainText('No Alert');
  await expect(override(page, hotel.name)).not.toBeChecked();
  await expect(override(page, hotel.name)).toBeDisabled();
  expect(await assigned()).toMatchObject({ alert: null, override: false });
});

test('the global alert is set and cleared by its dropdown; its page says that it is global and has no properties', async ({
  page,
  api,
}) => {
  await page.goto('/hotels/alerts');
  await expect(row(page, hotel.name)).toBeVisible();
  await global(page).selectOption({ label: alert.name });
  await stored(page, () => page.getByRole('button', { name: 'Show on every site' }).click());
  await page.reload();
  await expect.poll(() => chosen(global(page))).toBe(alert.name);
  expect(await api.get('/alerts/global')).toMatchObject({ id: alert.id });
  await page.goto(`/hotels/alerts/${alert.id}/edit`);
  await expect(page.getByText(/^This is the global alert/)).toBeVisible();
  await expect(page.getByText('No property is linked to this alert.')).toBeVisible();
  await page.goto('/hotels/alerts');
  await expect.poll(() => chosen(global(page))).toBe(alert.name);
  await global(page).selectOption({ label: 'None' });
  await stored(page, () => page.getByRole('button', { name: 'Take it off every site' }).click());
  await page.reload();
  await expect.poll(() => chosen(global(page))).toBe('None');
  expect(await api.get('/alerts/global')).toBeNull();
});

test("the list counts the linked properties, and the alert's page links to each of them", async ({ page, api }) => {
  const restaurant = await newRestaurant(api);
  for (const { id } of [hotel, restaurant]) await api.put('/alerts/assign', { property_id: id, alert_id: alert.id });
  await page.goto('/hotels/alerts/listings');
  await expect(row(page, alert.name).getByRole('cell').filter({ hasText: /^2$/ })).toBeVisible();
  for (const [name, path] of [
    [hotel.name, `/hotels/${hotel.id}`],
    [restaurant.name, `/restaurants/${restaurant.id}`],
  ] as const) {
    await page.goto(`/hotels/alerts/${alert.id}/edit`);
    await page.getByRole('table', { name: 'Linked properties' }).getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(heading(page, name)).toBeVisible();
  }
});

test('a new alert is created with the defaults, archived and unarchived', async ({ page, api }) => {
  const name = unique('Harbour festival');
  await page.goto('/hotels/alerts/listings');
  await page.getByRole('link', { name: '+ New Alert' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL('/hotels/alerts/listings');
  const [made] = await api.list(`/alerts?name=${encodeURIComponent(name)}`);
  const link = { add_date_picker_popup: false, opens_in_new_window: false, advanced_purchase_days: 1 };
  expect(made).toMatchObject({ archived: false, modal: link, header_bar: link });
  for (const [entry, archived] of [
    ['Archive', true],
    ['Unarchive', false],
  ] as const) {
    await row(page, name)
      .getByRole('button', { name: /^More for/ })
      .click();
    await page.getByRole('menuitem', { name: entry, exact: true }).click();
    await expectGone(page, name);
    expect(await api.get(`/alerts/${made!.id}`)).toMatchObject({ archived });
    await page.getByRole('tab', { name: archived ? /^Archived/ : /^Active/ }).click();
    await expect(row(page, name)).toBeVisible();
  }
});

test('while a choice is being stored, closing the tab is asked about, also from the page of another team', async ({ page }) => {
  await page.goto('/hotels/alerts');
  await expect(listing(page, hotel.name)).toBeEnabled();
  const { opened, open: answer } = createGate();
  await page.route(
    (url) => url.pathname.startsWith('/api/alerts/'),
    async (route) => {
      if (route.request().method() !== 'GET') await opened;
      await route.continue();
    },
  );
  await listing(page, hotel.name).selectOption({ label: alert.name });
  await row(page, hotel.name).getByRole('link', { name: hotel.name }).click();
  await expect(heading(page, hotel.name)).toBeVisible();
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await stored(page, async () => answer());
});
