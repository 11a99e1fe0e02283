import { choose } from '../support/lists';
import { newHotel, newSpecial } from '../support/samples';
import { expect, heading, test, withToken } from '../support/test';

test('on a phone there is one link back: on a form above its title, on a list in the breadcrumbs', async ({
  page,
  api,
  tokenOf,
}) => {
  const hotel = await newHotel(api);
  const special = await newSpecial(api, hotel, 'Bring the Dog');
  await withToken(page.context(), await tokenOf('admin'));
  await page.setViewportSize({ width: 360, height: 740 });
  const list = `/hotels/${hotel.id}/specials`;
  const back = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
  const crumbs = page.getByRole('main').getByRole('navigation', { name: 'Breadcrumbs' });
  const pages: [path: string, back: string][] = [
    ['/releases/tokens', 'Releases'],
    [`/hotels/${hotel.id}/settings`, hotel.name],
    ['/hotels/regions/new', '< Back to Regions'],
    [`${list}/new`, 'Specials'],
    [`${list}/clone`, 'Specials'],
    [`${list}/${special.id}/edit`, 'Specials'],
  ];
  for (const [path, name] of pages) {
    await page.goto(path);
    await expect(back(name), path).toHaveCount(1);
    await expect(crumbs, path).toBeHidden();
  }
  await back('Specials').click();
  await expect(heading(page, 'Specials')).toBeVisible();
  for (const path of [list, `/hotels/${hotel.id}/tiled/misc2`, '/hotels/alerts/listings']) {
    await page.goto(path);
    await expect(page.getByRole('tablist'), path).toBeVisible();
    await expect(crumbs, path).toBeVisible();
  }
});

test('Back closes a dialog and stays on the page; pressed again it leaves the page', async ({ page, api, tokenOf }) => {
  const hotel = await newHotel(api);
  await newSpecial(api, hotel, 'Bring the Dog');
  await withToken(page.context(), await tokenOf('admin'));
  await page.goto(`/hotels/${hotel.id}`);
  await page.getByRole('navigation').getByRole('link', { name: 'Specials', exact: true }).click();
  await choose(page, 'Bring the Dog', 'Delete');
  const dialog = page.getByRole('dialog', { name: 'Delete Special' });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(heading(page, 'Specials')).toBeVisible();
  await expect(page.getByRole('button', { name: 'More for Bring the Dog', exact: true })).toBeFocused();
  await page.goBack();
  await expect(heading(page, hotel.name)).toBeVisible();
});
