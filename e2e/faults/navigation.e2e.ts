import { expect, test, type Page } from 'playwright/test';
import { scriptWith } from '../support/arrive';
import { serveSite } from '../support/siteServer';
import { buildFaultRemote, offer, type BuiltRemote } from './faultRemote';

let site: Awaited<ReturnType<typeof serveSite>>;
let remote: BuiltRemote;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await serveSite();
  remote = buildFaultRemote('navigation');
});
test.afterAll(() => site.close());
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('innkeeper.token', 'a-token'));
  await offer(page, remote);
  await page.goto(`${site.address}/faults/calm`);
  await page.getByRole('link', { name: 'To the form' }).click();
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });

test('the window scrolls to the top, and the focus moves to the heading of the new page', async ({ page }) => {
  await expect(heading(page, 'A form')).toBeFocused();
  await page.evaluate(() => scrollTo(0, 2000));
  await page.getByRole('button', { name: 'Second tab' }).click();
  await expect(page).toHaveURL(/\/faults\/form\?tab=two$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.evaluate(() => scrollTo(0, 2000));
  await page.goBack();
  await page.goBack();
  await expect(heading(page, 'All is calm')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveTitle('Calm | Innkeeper');
});

test('leaving unsaved work by a link or by Back asks first: Stay keeps the page, Leave leaves it', async ({ page }) => {
  await page.getByLabel('Name').fill('The Harbour');
  for (const leave of [() => page.getByRole('button', { name: 'Leave' }).click(), () => page.goBack()]) {
    await leave();
    await question(page).getByRole('button', { name: 'Stay' }).click();
    await expect(question(page)).toBeHidden();
    await expect(page).toHaveURL(/\/faults\/form$/);
    await expect(page.getByLabel('Name')).toHaveValue('The Harbour');
  }
  await page.goBack();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(heading(page, 'All is calm')).toBeVisible();
  await page.goForward();
  await expect(page.getByLabel('Name')).toHaveValue('');
});

test('Stay also keeps the page, and its address, after Skip to content', async ({ page }) => {
  await expect(heading(page, 'A form')).toBeFocused();
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page).toHaveURL(/\/faults\/form#main$/);
  await page.getByLabel('Name').fill('The Harbour');
  const goBack = () => page.evaluate(() => history.back());
  await goBack();
  await expect(page).toHaveURL(/\/faults\/form$/);
  await goBack();
  await question(page).getByRole('button', { name: 'Stay' }).click();
  await expect(question(page)).toBeHidden();
  await expect(page).toHaveURL(/\/faults\/form$/);
  await expect(page.getByLabel('Name')).toHaveValue('The Harbour');
});

test('the question also appears offline, and after an upgrade that removed its code from the server', async ({
  page,
  context,
}) => {
  const loaded = scriptWith(page, '"alertdialog"');
  await page.getByLabel('Name').fill('The Harbour');
  await loaded;
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(question(page)).toBeVisible();
});

test('the browser asks instead if the code of the question was never loaded', async ({ page, context }) => {
  await context.setOffline(true);
  await page.getByLabel('Name').fill('The Harbour');
  const asked = page.waitForEvent('dialog');
  const leaving = page.getByRole('button', { name: 'Leave' }).click();
  const dialog = await asked;
  expect(dialog.message()).toBe('Leave without saving Name?');
  await dialog.dismiss();
  await leaving;
  await expect(page.getByLabel('Name')).toHaveValue('The Harbour');
});

test('unsaved work makes the browser ask before the tab is closed', async ({ page }) => {
  await page.getByLabel('Name').fill('The Harbour');
  const asked = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await closing;
});
