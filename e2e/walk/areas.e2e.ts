import { property, entries } from '../support/routeTable';
import { expect, test, withToken } from '../support/test';

const PER_PROPERTY = [
  '/hotels/:hotelid/faqs',
  '/hotels/:hotelid/faqs/categories',
  '/restaurants/:restaurantId/press',
  '/restaurants/:restaurantId/menu',
  '/restaurants/:restaurantId/events',
  '/restaurants/:restaurantId/hours',
  '/hotels/:hotelid/tiled/meetings',
  '/hotels/:hotelid/promos',
  '/hotels/:hotelid/specials',
  '/hotels/:hotelid/lists',
  '/hotels/:hotelid/accommodations/guest-rooms',
  '/hotels/:hotelid/calendars',
  '/hotels/:hotelid/calendars/events/new',
  '/hotels/:hotelid/activity',
  '/hotels/:hotelid/bin',
  '/restaurants/:restaurantId/activity',
  '/restaurants/:restaurantId/bin',
];
const ACROSS = [
  '/hotels/alerts',
  '/hotels/alerts/listings',
  '/hotels/shared/specials',
  '/media',
  '/users',
  '/hotels/regions',
  '/tokens',
  '/releases',
  '/releases/tokens',
  '/security-log',
  '/activity',
  '/bin',
  '/profile',
  '/notifications',
];

test('there is a page for each kind of content of a property, and for everything that belongs to no property', () => {
  const pages = entries.filter(({ page }) => page).map(({ path }) => path);
  for (const path of [...PER_PROPERTY, ...ACROSS]) expect(pages, path).toContain(path);
});

test('the rich-text editor is lower when empty, 500 px tall with text in it, and has the toolbar of the documents', async ({
  page,
  api,
  tokenOf,
}) => {
  await withToken(page.context(), await tokenOf('admin'));
  await page.goto(`/hotels/${await property(api, 'Hotel Marchmont')}/faqs/new`);
  const text = page.getByRole('textbox', { name: 'Answer' });
  await expect(text).toBeVisible();
  const height = async () => (await text.boundingBox())?.height;
  expect(await height()).toBe(200);
  await text.fill('A line.\n'.repeat(60));
  await expect.poll(height).toBe(500);
  const lower = page.getByRole('button', { name: 'Make the editor shorter' });
  await lower.press('Enter');
  expect(await height()).toBe(400);
  await expect(lower).toBeFocused();
  const tools = await page
    .getByRole('toolbar', { name: 'Formatting' })
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => one.getAttribute('title')));
  expect(tools).toEqual([
    'Undo',
    'Redo',
    'Bold',
    'Italic',
    'Underline',
    'Bulleted list',
    'Numbered list',
    'Remove format',
    'Link',
    'Unlink',
    'Code',
  ]);
});

test('the month on a tablet: the time of an event is beside the mark of its calendar, and two short words fit one line', async ({
  page,
  api,
  tokenOf,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await withToken(page.context(), await tokenOf('admin'));
  await page.goto(`/hotels/${await property(api, 'Hotel Marchmont')}/calendars`);
  const event = page.getByRole('link', { name: /Pub quiz/ }).first();
  await expect(event).toBeVisible();
  const [title, mark] = [event.getByText('Pub quiz'), event.getByText('We', { exact: true })];
  expect((await title.boundingBox())?.height).toBeLessThan(24);
  const clock = await event.evaluate((link) => {
    const words = document.createRange();
    words.selectNodeContents(link.querySelector('span')!.firstChild!);
    return words.getBoundingClientRect().right;
  });
  expect((await mark.boundingBox())?.x).toBeGreaterThanOrEqual(clock);
});
