import type { Page } from 'playwright/test';
import type { Item } from '../support/api';
import { faults, openPart } from '../support/axe';
import { overlayFaults } from '../support/modes/modes';
import { jpeg, newCategory, newFaq, newHotel, newSpecial, unique } from '../support/samples';
import { DESK, expect, test, unfold, withToken } from '../support/test';

test.use({ viewport: DESK });
test.describe.configure({ mode: 'parallel' });

let hotel: Item & { name: string };
let special: Item;

test.beforeEach(async ({ page, api, tokenOf }) => {
  hotel = await newHotel(api);
  special = await newSpecial(api, hotel, 'Bring the Dog');
  await withToken(page.context(), await tokenOf('admin'));
});

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const specials = () => `/hotels/${hotel.id}/specials`;

/** Each overlay, how to open it, and what shows that it is open. */
const overlays: Array<
  [what: string, open: (page: Page) => Promise<unknown>, shown: (page: Page) => ReturnType<Page['getByRole']>]
> = [
  [
    'the user menu',
    async (page) => (await page.goto('/settings'), press(page, /^Your account/)),
    (page) => page.getByRole('menu'),
  ],
  [
    'the menu of a row',
    async (page) => (await page.goto(specials()), press(page, 'More for Bring the Dog')),
    (page) => page.getByRole('menu'),
  ],
  [
    'the search with its answers',
    async (page) => {
      await page.goto('/settings');
      await unfold(page, 'Go to a Property...');
      await page.getByRole('combobox', { name: 'Go to a Property...' }).fill('house');
      // Until then, those of the empty box are shown, paler than text may be.
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    },
    (page) => page.getByRole('option').first(),
  ],
  [
    'the delete dialog',
    async (page) => {
      await page.goto(specials());
      await press(page, 'More for Bring the Dog');
      await page.getByRole('menuitem', { name: 'Delete' }).click();
    },
    (page) => page.getByRole('dialog', { name: 'Delete Special' }),
  ],
  [
    'a toast',
    async (page) => {
      await page.goto(specials());
      await press(page, 'More for Bring the Dog');
      await page.getByRole('menuitem', { name: 'Archive' }).click();
    },
    (page) => page.getByRole('button', { name: 'Undo' }),
  ],
  [
    'a form with all its errors',
    async (page) => (await page.goto(`${specials()}/new`), press(page, 'Save')),
    (page) => page.getByRole('link', { name: 'Title: Required!' }),
  ],
  [
    'the editor with the form of a link',
    async (page) => (await page.goto(`${specials()}/${special.id}/edit`), press(page, 'Link')),
    (page) => page.getByLabel('Address of the link'),
  ],
  [
    'the calendar of a date',
    async (page) => (await page.goto(`${specials()}/${special.id}/edit`), press(page, 'Choose Start Date')),
    (page) => page.getByRole('radiogroup', { name: /Time/ }),
  ],
  [
    'the media library to choose from',
    async (page) => (await page.goto(`${specials()}/new`), press(page, 'Choose from library')),
    (page) => page.getByRole('dialog', { name: 'Choose an image' }).locator('[data-card]').first(),
  ],
  [
    'the preview with its page',
    async (page) => (await page.goto(`${specials()}/${special.id}/edit`), press(page, 'Whole page')),
    (page) => page.getByRole('dialog', { name: 'Preview' }).getByRole('listitem').first(),
  ],
  [
    'Upload File with a file',
    async (page) => {
      await page.goto('/media');
      await press(page, 'Upload File');
      const buffer = await jpeg(page, 200, 100);
      await page.getByLabel('Choose from your computer').setInputFiles([
        { name: 'arch.jpg', mimeType: 'image/jpeg', buffer },
        { name: 'arch.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
      ]);
    },
    (page) => page.getByRole('listitem', { name: 'arch.svg' }),
  ],
  [
    'the question before leaving',
    async (page) => {
      await page.goto(`${specials()}/${special.id}/edit`);
      await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Bring both dogs');
      await page.getByRole('link', { name: 'Specials', exact: true }).first().click();
    },
    (page) => page.getByRole('alertdialog', { name: 'Leave without saving?' }),
  ],
];

for (const [what, open, shown] of overlays) {
  test(`${what}: no axe violation, light and dark, it fits 768 and 360, each mode`, async ({ page }) => {
    const show = async () => {
      await open(page);
      await expect(shown(page)).toBeVisible();
      return openPart(shown(page));
    };
    expect(await overlayFaults(page, await show(), show)).toEqual([]);
  });
}

test('the dialog of a new category: no axe violation, light and dark, it fits 768 and 360, each mode', async ({ page, api }) => {
  await newFaq(api, hotel, await newCategory(api, hotel, 'Pets'), 'May I bring my dog?');
  const other = await newHotel(api, unique('Second House'));
  await page.goto(`/hotels/${hotel.id}/faqs/clone`);
  await page.getByRole('combobox', { name: 'Target Hotel' }).selectOption({ label: other.name });
  await page.getByRole('combobox', { name: 'Target Category' }).selectOption({ label: 'New FAQ Category' });
  const dialog = page.getByRole('dialog', { name: 'Clone to a New FAQ Category...' });
  await expect(dialog).toBeVisible();
  expect(await overlayFaults(page, await openPart(dialog), () => openPart(dialog))).toEqual([]);
});

test('the menu of small screens contains the sidebar, Notifications, Profile and Logout, without axe violations', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(specials());
  await press(page, 'Menu');
  const menu = page.getByRole('complementary', { name: 'Sections' });
  await expect(menu.getByRole('link', { name: 'Specials', exact: true })).toBeVisible();
  for (const name of ['Notifications', 'Profile']) await expect(menu.getByRole('link', { name })).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible();
  expect(await faults(page, { part: 'aside' })).toEqual([]);
});

test('the menu of small screens takes the focus, and closes when the focus leaves it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(specials());
  await press(page, 'Menu');
  const menu = page.getByRole('complementary', { name: 'Sections' });
  await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await menu.getByRole('button', { name: 'Logout' }).focus();
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
});

test('the search of small screens closes when the focus leaves it, so that it covers no control with the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(specials());
  await page.getByRole('button', { name: 'Go to a Property...' }).press('Enter');
  const box = page.getByRole('combobox', { name: 'Go to a Property...' });
  await expect(box).toBeFocused();
  await page.getByRole('button', { name: 'Close search' }).focus();
  await expect(box).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(box).toBeHidden();
  await expect(page.getByRole('button', { name: 'Go to a Property...' })).toBeFocused();
});

test('the panel of a date opens fully in view, also on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${specials()}/new`);
  const opener = page.getByRole('button', { name: 'Choose Start Date' });
  await opener.scrollIntoViewIfNeeded();
  await opener.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Start Date' });
  await expect(panel.getByRole('radiogroup')).toBeInViewport({ ratio: 1 });
});

test("the button 'Now' keeps a distance from the last days of the month", async ({ page }) => {
  await page.goto(`${specials()}/new`);
  await page.getByRole('button', { name: 'Choose Start Date' }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Start Date' });
  const days = await panel.locator('.react-datepicker').boundingBox();
  const now = await panel.getByRole('button', { name: 'Now' }).boundingBox();
  if (!days || !now) throw new Error('The panel is not shown.');
  expect(now.y - days.y - days.height).toBeGreaterThanOrEqual(8);
});

test('a message does not cover an open menu, and is shown in full', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(specials());
  const opener = page.getByRole('button', { name: 'More for Bring the Dog' });
  const menu = page.getByRole('menu');
  const end = 'the very last word';
  await page.route(`**/specials/${special.id}*`, (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status: 422, json: { message: `${'Too many words. '.repeat(40)}${end}`, code: 'invalid', fields: {} } }),
  );
  await opener.click();
  await menu.getByRole('menuitem', { name: 'Archive' }).click();
  const message = page.getByRole('alert').filter({ hasText: end });
  await expect(message).toBeVisible();
  const words = message.getByText(end);
  await expect.poll(() => words.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(0);
  await opener.press('Enter');
  for (const name of ['Archive', 'Delete']) await menu.getByRole('menuitem', { name }).click({ trial: true });
});

test('the buttons at the bottom of a dialog keep their words in one line on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto('/media');
  await press(page, 'Upload File');
  const dialog = page.getByRole('dialog', { name: 'Upload File' });
  const heights = ['Cancel', 'Upload'].map(async (name) => {
    const box = await dialog.getByRole('button', { name, exact: true }).boundingBox();
    return box?.height;
  });
  for (const height of await Promise.all(heights)) expect(height).toBeLessThan(48);
});
