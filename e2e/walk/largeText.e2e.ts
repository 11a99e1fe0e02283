import type { Locator, Page, PlaywrightWorkerArgs, ViewportSize } from 'playwright/test';
import { arrive, arriveInside } from '../support/arrive';
import { openPart } from '../support/axe';
import { launchOptions } from '../support/browser';
import { sidewaysFaults } from '../support/modes/cutText';
import { unreadableText } from '../support/modes/largeText';
import { addressOf, HOTEL_WITH_LONG_LIST, property } from '../support/routeTable';
import { untilStill } from '../support/still';
import { expect, test, withToken } from '../support/test';

/** The settings that Chromium is started with, as if people had chosen them in their browser. */
const SETTINGS = ['defaultFontSize=32', 'minimumFontSize=22'];
/** No text is then smaller: the smallest size is 11 of 16 pixels. */
const SMALLEST = 22;

/** Runs in the page. @returns the height of the lowest line of text, in pixels: of the font alone, without the space around it */
function lowestLine(): number {
  const texts = [...document.querySelectorAll<HTMLElement>('h1, h2, p, a, button, label, th, td, small')];
  const heights = texts
    .filter((text) => text.innerText.trim() && text.checkVisibility({ visibilityProperty: true }) && text.clientWidth !== 1)
    .map((text) => {
      const probe = document.createElement('span');
      probe.textContent = 'x';
      text.append(probe);
      const { height } = probe.getBoundingClientRect();
      probe.remove();
      return height;
    });
  return Math.min(...heights.filter((height) => height > 0));
}

/** Opens a page in a browser with one of the settings, which ends with `close`. */
async function openLarge(
  { chromium }: PlaywrightWorkerArgs['playwright'],
  setting: string,
  baseURL: string,
  viewport: ViewportSize,
) {
  const args = [...launchOptions.args, `--blink-settings=${setting}`];
  const browser = await chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage({ baseURL, reducedMotion: 'reduce', viewport });
  return { page, close: () => browser.close() };
}

const faultsOf = async (page: Page, part: string) => [...(await sidewaysFaults(page)), ...(await unreadableText(page, part))];

test.describe.configure({ mode: 'parallel' });

for (const setting of SETTINGS) {
  test(`with ${setting} all text is larger, none is cut off or overlaps, and nothing scrolls sideways at 1280`, async ({
    playwright,
    address,
    api,
    tokenOf,
    page: usual,
  }) => {
    const viewport = { width: 1280, height: 900 };
    const { page: large, close } = await openLarge(playwright, setting, address, viewport);
    await usual.setViewportSize(viewport);
    const found: string[] = [];
    /** Checks a screen with the usual text size and with the large one. Adds the faults that occur only with the large one. */
    const look = async (screen: string, open: (page: Page) => Promise<string | void>) => {
      const [before, after] = await Promise.all([usual, large].map(async (page) => faultsOf(page, (await open(page)) ?? 'body')));
      found.push(...after!.filter((fault) => !before!.includes(fault)).map((fault) => `${screen}: ${fault}`));
      const lowest = await large.evaluate(lowestLine);
      if (lowest < SMALLEST) found.push(`${screen}: a line of text is only ${lowest} pixels high`);
    };
    const hotel = await property(api, HOTEL_WITH_LONG_LIST);
    const [special] = await api.list(`/properties/${hotel}/specials?per_page=1`);
    const openForm = async (page: Page, address: string) => {
      await arriveInside(page, address);
      await page.locator('.ql-editor').nth(1).waitFor();
      await untilStill(page);
    };

    await look('sign-in', (page) => arrive(page, '/'));
    for (const page of [usual, large]) await withToken(page.context(), await tokenOf('admin'));
    await look('dashboard', (page) => arrive(page, '/'));
    for (const screen of [`/hotels/${hotel}/specials`, `/hotels/${hotel}/calendars`, '/media', '/users']) {
      await look(screen, (page) => arriveInside(page, screen));
    }
    // Its button 'Add Package Restrictions' is wider than the column of fields.
    await look('new form', (page) => openForm(page, `/hotels/${hotel}/specials/new`));
    await look('form', (page) => openForm(page, `/hotels/${hotel}/specials/${special!.id}/edit`));
    await look('dialog', async (page) => {
      await page.getByRole('button', { name: 'History', exact: true }).click();
      return openPart(page.getByRole('dialog').getByRole('heading', { name: 'History' }));
    });
    await close();
    expect(found).toEqual([]);
  });
}

test('with a smallest font of 22 pixels, no table is wider than its frame at 1024', async ({
  playwright,
  address,
  api,
  tokenOf,
}) => {
  const { page, close } = await openLarge(playwright, `minimumFontSize=${SMALLEST}`, address, { width: 1024, height: 900 });
  await withToken(page.context(), await tokenOf('admin'));
  const widest = () =>
    Math.max(...[...document.querySelectorAll('table')].map((table) => table.offsetWidth - table.parentElement!.clientWidth));
  for (const screen of ['/restaurants/:restaurantId/events', '/restaurants/:restaurantId/press', '/releases']) {
    await arriveInside(page, await addressOf(api, screen));
    await page.getByRole('table').first().waitFor();
    expect(await page.evaluate(widest), `${screen}: pixels beyond the frame`).toBeLessThanOrEqual(0);
  }
  await close();
});

for (const setting of SETTINGS)
  test(`with ${setting} on a phone, the link to a forgotten password covers neither the label nor the field`, async ({
    playwright,
    address,
  }) => {
    const { page, close } = await openLarge(playwright, setting, address, { width: 320, height: 800 });
    await arrive(page, '/');
    const link = (await page.getByRole('link', { name: 'Forgot your password?' }).boundingBox())!;
    for (const covered of [page.getByText('Password', { exact: true }), page.getByLabel('Password')]) {
      const box = (await covered.boundingBox())!;
      const isBeside = link.x >= box.x + box.width || link.y >= box.y + box.height || link.y + link.height <= box.y;
      expect(isBeside).toBe(true);
    }
    await close();
  });

test('with text of 32 pixels on a phone, nothing scrolls sideways, and what opens the sections of a form has its arrow', async ({
  playwright,
  address,
  api,
  tokenOf,
}) => {
  const { page, close } = await openLarge(playwright, 'defaultFontSize=32', address, { width: 360, height: 800 });
  await withToken(page.context(), await tokenOf('admin'));
  const found: string[] = [];
  for (const screen of ['/users', '/media', '/hotels/:hotelid/specials', '/hotels/:hotelid/specials/:id/edit']) {
    await arriveInside(page, await addressOf(api, screen));
    found.push(...(await sidewaysFaults(page)).map((fault) => `${screen}: ${fault}`));
  }
  const opener = page.getByRole('navigation', { name: 'Sections of this form' }).getByRole('button').first();
  const [button, arrow] = [(await opener.boundingBox())!, (await opener.locator('svg').boundingBox())!];
  await close();
  expect(found).toEqual([]);
  expect(arrow.x + arrow.width).toBeLessThanOrEqual(button.x + button.width);
});

test('with larger text, the avatar keeps to the header and filters to themselves, and boxes and icons grow with the text', async ({
  playwright,
  address,
  api,
  tokenOf,
}) => {
  const specials = `/hotels/${await property(api, HOTEL_WITH_LONG_LIST)}/specials`;
  const token = await tokenOf('admin');
  for (const setting of SETTINGS) {
    const { page, close } = await openLarge(playwright, setting, address, { width: 1440, height: 900 });
    await withToken(page.context(), token);
    const boxOf = async (locator: Locator) => (await locator.boundingBox())!;
    await arriveInside(page, specials);
    const account = page.getByRole('button', { name: /^Your account/ });
    const margin = (await boxOf(page.getByRole('banner'))).height - (await boxOf(account)).height;
    expect(margin, `${setting}: pixels of the header above and below the avatar`).toBeGreaterThanOrEqual(8);
    await page.setViewportSize({ width: 768, height: 900 });
    const [tab, filter] = [
      page.getByRole('tab', { name: /^Active/ }),
      page.getByRole('searchbox', { name: 'Filter Specials...' }),
    ];
    const below = (await boxOf(tab)).y - (await boxOf(filter)).y - (await boxOf(filter)).height;
    expect(below, `${setting}: pixels between the filter and the tabs below it`).toBeGreaterThanOrEqual(4);
    await arriveInside(page, '/media');
    const { height } = await boxOf(page.getByRole('checkbox', { name: 'Only unused' }));
    expect(height, `${setting}: height of a box`).toBeGreaterThanOrEqual(27);
    await close();
  }
});

test('with twice the font size, dots and the arrows between breadcrumbs are twice as large', async ({
  playwright,
  address,
  api,
  tokenOf,
}) => {
  const { page, close } = await openLarge(playwright, 'defaultFontSize=32', address, { width: 1440, height: 900 });
  await withToken(page.context(), await tokenOf('admin'));
  await arriveInside(page, `/hotels/${await property(api, HOTEL_WITH_LONG_LIST)}/specials`);
  const main = page.getByRole('main');
  const drawnWidth = (drawn: Locator) =>
    drawn.first().evaluate((element) => parseFloat(getComputedStyle(element, '::before').width));
  expect([
    await drawnWidth(main.getByRole('button', { name: /^More for/ })),
    await drawnWidth(main.getByRole('button', { name: /^Move / })),
    await drawnWidth(main.getByText('LIVE', { exact: true })),
    await drawnWidth(main.getByText('Published', { exact: true })),
    await drawnWidth(page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem').nth(1)),
  ]).toEqual([30, 20, 10, 14, 10]);
  await close();
});

test('with twice the font size, the names in the search are whole, and radio buttons and gaps between dates are twice as large', async ({
  playwright,
  address,
  api,
  tokenOf,
}) => {
  const { page, close } = await openLarge(playwright, 'defaultFontSize=32', address, { width: 1280, height: 900 });
  await withToken(page.context(), await tokenOf('admin'));
  const specials = `/hotels/${await property(api, HOTEL_WITH_LONG_LIST)}/specials`;
  await arriveInside(page, specials);
  const date = page
    .getByRole('row')
    .nth(1)
    .getByRole('cell')
    .filter({ hasText: /^\d\d-/ });
  expect.soft(await date.first().evaluate((cell) => parseFloat(getComputedStyle(cell).paddingRight))).toBe(16);

  await page.getByRole('button', { name: 'Go to a Property...' }).click();
  await page.getByRole('combobox', { name: 'Go to a Property...' }).fill('customs house');
  const name = page.getByRole('option').getByText('The Old Customs House');
  await expect(name).toBeVisible();
  expect.soft(await name.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);

  const [special] = await api.list(`/properties/${specials.split('/')[2]}/specials?per_page=1`);
  await arriveInside(page, `${specials}/${special!.id}/edit`);
  await page.getByRole('button', { name: 'Choose Start Date' }).click();
  await expect(page.getByRole('dialog', { name: 'Start Date' }).getByRole('radio').first()).toHaveCSS('width', '26px');
  await close();
});
