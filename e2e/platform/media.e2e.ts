import type { Page } from 'playwright/test';
import { wholeBrowser } from '../support/browser';
import { jpeg, newHotel, newSpecial, unique } from '../support/samples';
import { expect, test, withToken } from '../support/test';

test.use(wholeBrowser);

const cards = (page: Page) => page.locator('[data-card]');
const asked = (page: Page, part: string) =>
  page.waitForRequest((request) => request.url().includes('/api/assets?') && decodeURIComponent(request.url()).includes(part));

test.beforeEach(async ({ page, tokenOf }) => withToken(page.context(), await tokenOf('admin')));

test('several files are uploaded, each with a progress bar; one is cancelled and retried', async ({ page, api }) => {
  const tag = unique('garden').replace(/\W/g, '');
  const names = ['one.jpg', 'two.jpg', 'three.jpg'];
  await page.goto('/media');
  await expect(cards(page).first()).toBeVisible();
  const buffer = await jpeg(page);
  await page.getByRole('button', { name: 'Upload File' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload File' });
  await dialog
    .getByLabel('Choose from your computer')
    .setInputFiles(names.map((name) => ({ name, mimeType: 'image/jpeg', buffer })));
  await dialog.getByRole('group', { name: 'For all files' }).getByLabel('Tags').fill(tag);
  const held: Array<() => void> = [];
  await page.route('**/api/files/**', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue().catch(() => undefined);
  });
  await dialog.getByRole('button', { name: 'Upload 3 files' }).click();
  await expect(dialog.getByRole('progressbar')).toHaveCount(3);
  for (const name of names) await expect(dialog.getByRole('progressbar', { name })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel one.jpg' }).click();
  const first = dialog.getByRole('listitem', { name: 'one.jpg' });
  await expect(first).toContainText('Cancelled');
  await page.unroute('**/api/files/**');
  held.forEach((go) => go());
  await expect(dialog.getByRole('status').filter({ hasText: '2 of 3 uploaded' })).toBeVisible();
  const again = asked(page, 'filetype=image');
  await first.getByRole('button', { name: 'Retry one.jpg' }).click();
  await expect(dialog.getByRole('status').filter({ hasText: '3 of 3 uploaded' })).toBeVisible();
  await again;
  expect(await api.list(`/assets?q=${tag}`)).toHaveLength(3);
});

test('search by Tags, by File Name and by All; Photos and Documents with the counts of the server', async ({
  page,
  address,
  api,
}) => {
  const count = async (filetype: string) => {
    const headers = { authorization: `Bearer ${api.token}` };
    const answer = await fetch(`${address}/api/assets?filetype=${filetype}&per_page=1`, { headers });
    return ((await answer.json()) as { meta: { count: number } }).meta.count;
  };
  await page.goto('/media');
  await expect(page.getByRole('tab', { name: 'Photos' })).toContainText(String(await count('image')));
  await expect(page.getByRole('tab', { name: 'Documents' })).toContainText(String(await count('appli')));
  await expect(page.getByRole('group', { name: 'Search by' }).getByRole('button')).toHaveText(['Tags', 'File Name', 'All']);
  const byTag = asked(page, 'q=nothing-has-this');
  await page.getByRole('searchbox').fill('nothing-has-this');
  expect((await byTag).url()).toContain('filetype=image');
  await expect(page.getByText('Nothing found')).toBeVisible();
  const byName = asked(page, 'name=i%%nothing-has-this');
  await page.getByRole('button', { name: 'File Name' }).click();
  expect((await byName).url()).not.toContain('q=');
  const documents = asked(page, 'filetype=appli');
  await page.getByRole('button', { name: /^Clear:/ }).click();
  await page.getByRole('tab', { name: 'Documents' }).click();
  await documents;
  await expect(cards(page).first()).toBeVisible();
});

test('pictures of the former search fade only when the next ones take longer than usual, as rows do', async ({ page }) => {
  await page.goto('/media');
  await expect(cards(page).first()).toBeVisible();
  await page.route('**/api/assets?*', () => undefined);
  await page.getByRole('button', { name: 'File Name' }).click();
  await page.getByLabel('Search by file name').fill('pool');
  await expect(page.getByRole('list', { name: 'Photos', exact: true }).and(page.locator('[aria-busy=true]'))).toHaveCSS(
    'transition-delay',
    '0.3s',
  );
});

test('scrolling near the end of the library loads the next page, until all files are shown', async ({ page }) => {
  const pages: string[] = [];
  page.on('request', (request) => void (/\/api\/assets\?.*[?&]page=\d/.test(request.url()) && pages.push(request.url())));
  await page.goto('/media');
  const state = page.getByRole('status').filter({ hasText: / of \d+$/ });
  const [shown, all] = ((await state.textContent()) ?? '').split(' of ').map(Number);
  expect(shown).toBeLessThan(all!);
  await expect(cards(page)).toHaveCount(shown!);
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 4000);
      return state.textContent();
    })
    .toBe(`${all} of ${all}`);
  await expect(cards(page)).toHaveCount(all!);
  expect(pages.length).toBeGreaterThan(0);
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
});

test('a picture that does not load is replaced by a placeholder', async ({ page }) => {
  await page.route('**/api/files/**', (route) => route.fulfill({ status: 404 }));
  await page.goto('/media');
  await expect(cards(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await cards(page).first().locator('img').count()).toBe(0);
  await page.goto('/?tab=grid');
  await expect(page.getByText('No logo').first()).toBeVisible();
});

test('name, alt, categories and tags are stored; deleting returns to /media', async ({ page, api }) => {
  const name = unique('Rose arch');
  await page.goto('/media');
  await page.getByRole('button', { name: 'Upload File' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload File' });
  const file = { name: 'rose.jpg', mimeType: 'image/jpeg', buffer: await jpeg(page) };
  await dialog.getByLabel('Choose from your computer').setInputFiles(file);
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await page.getByLabel('Name', { exact: true }).fill(`${name}, white`);
  await page.getByLabel('Image Alt Tag').fill('White roses');
  await page.getByRole('textbox', { name: 'Categories' }).fill('Calendars, Foo');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('One or more categories do not exist').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Categories' }).fill('Calendars, Hotel Logo');
  await page.getByRole('textbox', { name: 'Tags' }).fill('roses, june');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL('/media');
  const [stored] = await api.list(`/assets?name=${encodeURIComponent(`${name}, white`)}`);
  expect(stored).toMatchObject({ alt: 'White roses', categories: ['Calendars', 'Hotel Logo'] });
  const tags = (stored!.tags as Array<{ name: string }>).map((tag) => tag.name).sort();
  expect(tags).toEqual(['cat#Calendars', 'cat#Hotel Logo', 'june', 'roses']);

  await page.goto(`/media/${stored!.id}`);
  await expect(page.getByRole('textbox', { name: 'Categories' })).toHaveValue('Calendars, Hotel Logo');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Delete Asset' });
  // While the dialog is open, two items begin to use the file, so each time the person is asked again.
  const hotel = await newHotel(api);
  const images = [{ asset_id: stored!.id, alt: 'White roses' }];
  for (const title of ['June', 'July']) {
    await newSpecial(api, hotel, title, { images });
    await question.getByRole('button', { name: 'Delete Asset' }).click();
    await expect(question.getByRole('listitem').getByText(title)).toBeVisible();
  }
  await expect(question.getByText('2 places use it and will show a placeholder:')).toBeVisible();
  await question.getByRole('button', { name: 'Delete Asset' }).click();
  await expect(page).toHaveURL('/media');
  expect(await api.list(`/assets?name=${encodeURIComponent(`${name}, white`)}`)).toEqual([]);
});

test('many files are ticked and tagged at once; the selection is kept while scrolling', async ({ page, api }) => {
  const tag = unique('many').replace(/\W/g, '');
  await page.goto('/media');
  const box = (index: number) => page.getByRole('checkbox', { name: /^Select / }).nth(index);
  const bar = page.getByRole('region', { name: 'Selection' });
  await box(0).click();
  // The checkbox also has to be under the pointer beside the drawn box, since Firefox ignores a click on a label with
  // Shift.
  const { x, y } = (await box(2).boundingBox())!;
  expect(await page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.tagName, [x - 6, y - 6] as const)).toBe(
    'INPUT',
  );
  await page.keyboard.down('Shift');
  await page.mouse.click(x - 6, y - 6);
  await page.keyboard.up('Shift');
  await expect(bar.getByRole('status')).toHaveText('3 selected');
  const shown = await cards(page).count();
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(shown);
  await expect(bar.getByRole('status')).toHaveText('3 selected');
  await bar.getByRole('button', { name: 'Add tags...' }).click();
  await page.getByRole('dialog').getByLabel('Tags').fill(tag);
  await page.keyboard.press('Enter');
  await expect(page.getByText('3 changed.')).toBeVisible();
  expect(await api.list(`/assets?q=${tag}`)).toHaveLength(3);
  await expect(bar).toHaveCount(0);
});
