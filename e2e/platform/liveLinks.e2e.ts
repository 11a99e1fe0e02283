import { signInAt } from '../support/api';
import { arriveInside } from '../support/arrive';
import { newFilledProperties } from '../support/filledProperties';
import { newPerson } from '../support/samples';
import { expect, heading, test, withToken } from '../support/test';

const HOTEL = [
  'specials',
  'faqs',
  'tiled/meetings',
  'tiled/weddings',
  'tiled/dining',
  'tiled/misc',
  'tiled/misc2',
  'tiled/misc3',
  'accommodations/guest-rooms',
  'accommodations/suites',
  'accommodations/accessible',
  'accommodations/misc',
  'promos',
  'lists',
  'calendars',
];
const RESTAURANT = ['events', 'hours', 'press', 'menu', 'calendars'];
const READ = { r: true, w: true, x: true, permissionable_type: 'PropertyPermission' };
const CONTENT = [
  'special',
  'faq',
  'tiled_promo',
  'accommodation',
  'home_promo',
  'list',
  'calendar',
  'event',
  'hour',
  'press',
  'menu',
];

const linkOf = (index: number) => `https://live.example/${index}`;

test('every content page links to its live page; a super user may set and change the link, an editor can only follow it', async ({
  page,
  browser,
  address,
  api,
  tokenOf,
}) => {
  test.setTimeout(240_000);
  const { hotel, restaurant } = await newFilledProperties(api);
  const rights = [hotel, restaurant].flatMap(({ id }) =>
    CONTENT.map((resource) => ({ ...READ, resource, permissionable_id: id })),
  );
  const editor = await newPerson(api, rights);
  const context = await browser.newContext({ baseURL: address });
  await withToken(context, await signInAt(address, editor.email));
  const theirs = await context.newPage();
  await withToken(page.context(), await tokenOf('admin'));
  const paths = [
    ...HOTEL.map((words) => `/hotels/${hotel.id}/${words}`),
    ...RESTAURANT.map((words) => `/restaurants/${restaurant.id}/${words}`),
  ];
  const links = new Set<string>();
  for (const [index, path] of paths.entries()) {
    await test.step(path, async () => {
      const link = linkOf(index);
      await arriveInside(page, path);
      await page.getByRole('button', { name: /^(Add|Edit) link$/ }).click();
      await page.getByRole('textbox', { name: /^Link of/ }).fill(link);
      await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).first().click();
      const live = page.getByRole('link', { name: /^View Live .* Page/ });
      await expect(live).toHaveAttribute('href', link);
      links.add((await live.textContent()) ?? '');
    });
  }
  for (const [index, path] of paths.entries()) {
    await test.step(`${path} as an editor`, async () => {
      await arriveInside(theirs, path);
      await expect(heading(theirs, /./)).toBeVisible();
      await expect(theirs.getByRole('link', { name: /^View Live .* Page/ })).toHaveAttribute('href', linkOf(index));
      await expect(theirs.getByRole('button', { name: /^(Add|Edit) link$/ })).toHaveCount(0);
    });
  }
  await context.close();
  expect(links.size).toBeGreaterThan(10);
});
