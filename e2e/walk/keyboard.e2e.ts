import { flatten } from 'shared-kit/rules/remote/routes';
import { arriveInside } from '../support/arrive';
import { isFirefox } from '../support/browser';
import { addressOf, remotes } from '../support/routeTable';
import { tabTour } from '../support/tabTour';
import { expect, test, withToken } from '../support/test';

/** At the narrowest width bars cover the most, so `npm test` checks only that; `WIDTH=1440 npm test -- e2e` checks another. */
const { WIDTH = '360' } = process.env;
test.use({ viewport: { width: Number(WIDTH), height: 900 } });
test.describe.configure({ mode: 'parallel' });

for (const { name, routes } of remotes) {
  test(`every page of ${name} with Tab alone: every control is reached, and its focus is visible`, async ({
    page,
    api,
    tokenOf,
  }) => {
    test.setTimeout(300_000);
    await withToken(page.context(), await tokenOf('admin'));
    const found: string[] = [];
    const seen = new Set<string>();
    for (const { path, page: shown } of flatten(routes)) {
      if (!shown || seen.has(shown)) continue;
      seen.add(shown);
      await test.step(path, async () => {
        const address = await addressOf(api, path);
        await arriveInside(page, address);
        found.push(...(await tabTour(page)).map((fault) => `${address}: ${fault}`));
      });
    }
    expect(found).toEqual([]);
  });
}

test('the focus ring of a title does not touch the text around it', async ({ page, api, tokenOf }) => {
  await withToken(page.context(), await tokenOf('admin'));
  const found: string[] = [];
  for (const path of ['/media', '/bin', '/profile', '/users/:id/edit', '/hotels/:hotelid/specials']) {
    const address = await addressOf(api, path);
    await arriveInside(page, address);
    const touched = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
      title.focus({ focusVisible: true });
      const { outlineOffset, outlineWidth } = getComputedStyle(title);
      const reach = parseFloat(outlineOffset) + parseFloat(outlineWidth);
      const { top, bottom } = title.getBoundingClientRect();
      const texts = document.createTreeWalker(title.closest('header, main')!, NodeFilter.SHOW_TEXT);
      const near: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect();
        const isBeside = title.contains(text) || box.width <= 1 || box.top > bottom + 40 || box.bottom < top - 40;
        const isTouched = box.top < bottom + reach && box.bottom > top - reach;
        if (!isBeside && isTouched) near.push(text.textContent!);
      }
      return near;
    });
    found.push(...touched.map((text) => `${address}: ${text}`));
  }
  expect(found).toEqual([]);
});

test('on a wide screen the focus ring of the way home is inside the window', async ({ page, tokenOf }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await withToken(page.context(), await tokenOf('admin'));
  await arriveInside(page, '/');
  const edge = await page
    .getByRole('banner')
    .getByRole('link', { name: 'Innkeeper' })
    .evaluate((home) => {
      home.focus({ focusVisible: true });
      const { outlineOffset, outlineWidth } = getComputedStyle(home);
      const { left, top } = home.getBoundingClientRect();
      return Math.min(left, top) - parseFloat(outlineOffset) - parseFloat(outlineWidth);
    });
  expect(edge).toBeGreaterThanOrEqual(0);
});

test('in forced colours the focus ring of what is chosen differs from its fill', async ({ page, api, tokenOf }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await withToken(page.context(), await tokenOf('admin'));
  const same: string[] = [];
  for (const [path, chosen] of [
    ['/media', '[aria-pressed=true]'],
    ['/users/:id/edit', 'button[aria-current]'],
  ] as const) {
    await arriveInside(page, await addressOf(api, path));
    const [ring, fill] = await page
      .getByRole('main')
      .locator(chosen)
      .first()
      .evaluate((control: HTMLElement) => {
        control.focus({ focusVisible: true });
        const { outlineColor, backgroundColor } = getComputedStyle(control);
        return [outlineColor, backgroundColor];
      });
    if (ring === fill) same.push(path);
  }
  expect(same).toEqual([]);
});

test('on a phone Tab goes through the filter above the tabs of a list before it goes to the tabs', async ({
  page,
  api,
  tokenOf,
}) => {
  test.skip(isFirefox, 'Only Chromium knows the order in which boxes are seen.');
  await page.setViewportSize({ width: 360, height: 740 });
  await withToken(page.context(), await tokenOf('admin'));
  await arriveInside(page, await addressOf(api, '/hotels/:hotelid/specials'));
  const main = page.getByRole('main');
  await main.getByRole('searchbox', { name: 'Filter Specials...' }).focus();
  const focused: string[] = [];
  for (let presses = 0; presses < 3; presses += 1) {
    await page.keyboard.press('Tab');
    focused.push(await page.evaluate(() => document.activeElement!.getAttribute('role') ?? document.activeElement!.tagName));
  }
  expect(focused).toEqual(['SELECT', 'SELECT', 'tab']);
  await page.keyboard.press('Shift+Tab');
  await expect(main.getByRole('combobox', { name: 'Order' })).toBeFocused();
});
