import type { Page } from 'playwright/test';
import { arriveInside } from '../support/arrive';
import { newHotel, newSpecial } from '../support/samples';
import { expect, test, withToken } from '../support/test';

interface TraceEvent {
  name: string;
  args?: { elementCount?: number; beginData?: { dirtyObjects?: number; totalObjects?: number } };
}

/** @returns what the browser computes of a page's styles and layout during an action */
async function traceOf(page: Page, action: () => Promise<void>): Promise<TraceEvent[]> {
  const client = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  client.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const tracingComplete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await action();
  await client.send('Tracing.end');
  await tracingComplete;
  return events;
}

/** @returns how many times the browser computes the style of an element during an action, over all elements */
async function countStylesDuring(page: Page, action: () => Promise<void>): Promise<number> {
  const events = await traceOf(page, action);
  const styles = events.filter(({ name }) => name === 'UpdateLayoutTree');
  expect(styles.length, 'style computations').toBeGreaterThan(0);
  return styles.reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0);
}

test('a form that opens from its row computes the styles of its elements only once', async ({ page, api, tokenOf }) => {
  const hotel = await newHotel(api);
  await newSpecial(api, hotel, 'Bring the Dog');
  await withToken(page.context(), await tokenOf('admin'));
  await page.goto(`/hotels/${hotel.id}/specials`);
  const open = async () => {
    await page.getByRole('link', { name: 'Bring the Dog', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Content', exact: true })).toContainText('in full');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  };
  // The first opening also loads the form's code, and its style sheets one by one.
  await open();
  await page.goBack();
  const computed = await countStylesDuring(page, open);
  const elements = await page.locator('*').count();
  expect(computed / elements).toBeLessThan(1.5);
});

test('a section that appears leaves the layout of the others alone', async ({ page, api, tokenOf }) => {
  const hotel = await newHotel(api);
  await withToken(page.context(), await tokenOf('admin'));
  await page.goto(`/hotels/${hotel.id}/tiled/meetings/new`);
  const link = page.getByRole('textbox', { name: 'CTA Link URL' });
  const fileInstead = page.getByRole('checkbox', { name: 'Use PDF as CTA' });
  await fileInstead.scrollIntoViewIfNeeded();
  await page.getByRole('combobox', { name: 'CTA', exact: true }).selectOption('Book Now');
  await expect(link).toBeVisible();
  await fileInstead.click();
  await expect(link).toBeHidden();
  const events = await traceOf(page, async () => {
    await fileInstead.click();
    await expect(link).toBeVisible();
  });
  const layouts = events.flatMap(({ name, args }) => (name === 'Layout' && args?.beginData ? [args.beginData] : []));
  const shares = layouts.map(({ dirtyObjects = 0, totalObjects = 1 }) => dirtyObjects / totalObjects);
  expect(shares.length, 'layouts').toBeGreaterThan(0);
  expect(Math.max(...shares)).toBeLessThan(0.5);
});

test('in a low window, where no save bar is fixed, no space is reserved for one', async ({ page, api, tokenOf }) => {
  const hotel = await newHotel(api);
  await withToken(page.context(), await tokenOf('admin'));
  await page.goto(`/hotels/${hotel.id}/specials/new`);
  const column = page.getByRole('contentinfo').locator('..');
  await expect(column).not.toHaveCSS('padding-bottom', '0px');
  await page.setViewportSize({ width: 640, height: 400 });
  await expect(column).toHaveCSS('padding-bottom', '0px');
});

for (const width of [1440, 360])
  test(`the last content of a page is above the save bar, and without one at the end of the page, at ${width} px`, async ({
    page,
    api,
    tokenOf,
  }) => {
    const hotel = await newHotel(api);
    await withToken(page.context(), await tokenOf('admin'));
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/hotels/${hotel.id}/specials/new`);
    const bar = page.getByRole('region', { name: 'Save' });
    await bar.waitFor();
    const footer = page.getByRole('contentinfo');
    const gap = async () => {
      await footer.scrollIntoViewIfNeeded();
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const end = await footer.boundingBox();
      return ((await bar.boundingBox())?.y ?? 0) - (end ? end.y + end.height : 0);
    };
    // The window scrolls by whole pixels.
    await expect.poll(gap).toBeGreaterThan(-1);
    await arriveInside(page, `/hotels/${hotel.id}/specials`);
    await expect(bar).toBeHidden();
    const below = await page.evaluate(() => {
      const { bottom = 0 } = document.querySelector('footer')?.getBoundingClientRect() ?? {};
      return document.documentElement.scrollHeight - bottom - window.scrollY;
    });
    expect(below).toBe(0);
  });
