import type { Page, Route } from 'playwright/test';
import { signInAt, type Item } from '../support/api';
import { grant, newHotel, newPerson, newSpecial } from '../support/samples';
import { expect, heading, test, withToken } from '../support/test';
import { createGate } from '../support/gate';

const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const failure = (page: Page) => page.locator('#hotel-special-error');

let hotel: Item;
let special: Item;
let path: string;
let list: string;

test.beforeEach(async ({ api }) => {
  hotel = await newHotel(api);
  special = await newSpecial(api, hotel, 'Bring the Dog');
  list = `/hotels/${hotel.id}/specials`;
  path = `${list}/${special.id}/edit`;
});

/** Opens the special as the person of a token, and types another title. */
async function rename(page: Page, token: string) {
  await withToken(page.context(), token);
  await page.goto(path);
  await title(page).fill('Bring both dogs');
}

const ONE = '**/api/properties/*/specials/*';

/** Holds a save back on its way. @returns a function that lets it go on */
async function holdSave(page: Page, end: (route: Route) => Promise<void>): Promise<() => void> {
  const { opened, open: release } = createGate();
  await page.route(ONE, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    await opened;
    await end(route);
  });
  return release;
}

test('the question after a conflict needs no further script: it is shown although none can be loaded, and has the focus', async ({
  page,
  api,
  tokenOf,
}) => {
  await rename(page, await tokenOf('admin'));
  await api.put(`/properties/${hotel.id}/specials/${special.id}`, { title: 'Bring the cat' });
  await page.route(
    () => true,
    (route) => (route.request().resourceType() === 'script' ? route.abort() : route.fallback()),
  );
  const answer = page.waitForResponse((response) => response.status() === 412);
  await save(page).focus();
  await page.keyboard.press('Enter');
  await answer;
  await expect(page.getByRole('alert').filter({ hasText: 'saved this' })).toBeFocused();
});

test('when two people save, the second sees who saved and when, compares both texts and saves a choice', async ({
  page,
  browser,
  address,
  api,
}) => {
  const [ada, ben] = [
    await newPerson(api, [grant('special', hotel)], 'Marsh'),
    await newPerson(api, [grant('special', hotel)], 'Quill'),
  ];
  const otherContext = await browser.newContext({ baseURL: address });
  const other = await otherContext.newPage();
  await withToken(page.context(), await signInAt(address, ada.email));
  await withToken(otherContext, await signInAt(address, ben.email));
  for (const one of [page, other]) {
    await one.goto(path);
    await expect(title(one)).toHaveValue('Bring the Dog');
  }
  await title(other).fill('Bring both dogs');
  await other.getByRole('textbox', { name: 'Other Title' }).fill('Dogs');
  await save(other).click();
  await expect(heading(other, 'Specials')).toBeVisible();
  await otherContext.close();

  await title(page).fill('Bring the dog and the cat');
  await save(page).click();
  await expect(page.getByRole('heading', { name: /^Ada Quill saved this on / })).toBeVisible();
  const choice = page.getByRole('group', { name: 'Title', exact: true });
  await expect(choice.getByText('Bring both dogs')).toBeVisible();
  await expect(choice.getByText('Bring the dog and the cat')).toBeVisible();
  await choice.getByRole('radio', { name: /^Mine/ }).check();
  await page.getByRole('button', { name: 'Save my choices' }).click();
  await expect(page).toHaveURL(list);
  const stored = await api.get(`/properties/${hotel.id}/specials/${special.id}`);
  expect(stored).toMatchObject({ title: 'Bring the dog and the cat', other_title: 'Dogs' });
});

test('when a right was taken away meanwhile, a message is shown and nothing typed is lost', async ({ page, address, api }) => {
  const person = await newPerson(api, [grant('special', hotel)]);
  await rename(page, await signInAt(address, person.email));
  await api.post(`/users/${person.id}/permissions`, [grant('special', hotel, 'r')]);
  await save(page).click();
  await expect(failure(page)).toContainText('You do not have the right to do this.');
  await expect(title(page)).toHaveValue('Bring both dogs');
  await expect(page).toHaveURL(path);
});

test('when the item was deleted meanwhile, a message is shown and nothing typed is lost; reopened, it links back', async ({
  page,
  api,
  tokenOf,
}) => {
  await rename(page, await tokenOf('admin'));
  await api.remove(`/properties/${hotel.id}/specials/${special.id}`);
  await save(page).click();
  await expect(failure(page)).toContainText(/special/i);
  await expect(failure(page).getByRole('button', { name: 'Save as a new one' })).toBeVisible();
  await expect(title(page)).toHaveValue('Bring both dogs');
  await page.goto(path);
  await expect(page.getByText('This special no longer exists')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Specials' }).click();
  await expect(page).toHaveURL(list);
});

test('without a network the page says so, keeps the text, and Try again saves it', async ({ page, api, tokenOf }) => {
  await rename(page, await tokenOf('admin'));
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline. What you see may be out of date')).toBeVisible();
  await save(page).click();
  await expect(failure(page)).toContainText('The server could not be reached. Check your connection and try again.');
  await page.context().setOffline(false);
  await expect(page.getByText('You are offline. What you see may be out of date')).toBeHidden();
  await failure(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(list);
  expect(await api.get(`/properties/${hotel.id}/specials/${special.id}`)).toMatchObject({ title: 'Bring both dogs' });
});

test('an empty required field is reported with a link to it, and nothing is stored', async ({ page, api, tokenOf }) => {
  await withToken(page.context(), await tokenOf('admin'));
  await page.goto(path);
  await title(page).fill('');
  await save(page).click();
  await expect(page.getByRole('link', { name: 'Title: Required!' })).toBeVisible();
  expect(await api.get(`/properties/${hotel.id}/specials/${special.id}`)).toMatchObject({ version: special.version });
});

test('typing during a slow save changes nothing; when the save fails the focus returns and nothing typed before is lost', async ({
  page,
  tokenOf,
}) => {
  await rename(page, await tokenOf('admin'));
  const fail = await holdSave(page, (route) => route.abort('connectionreset'));
  await page.keyboard.press('Enter');
  await expect(save(page)).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.type(' and the cat');
  fail();
  await expect(failure(page)).toContainText('The server could not be reached.');
  await expect(title(page)).toHaveValue('Bring both dogs');
  await expect(title(page)).toBeFocused();
  await page.unroute(ONE);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(list);
});

test('a slow save whose page was left reports that it was saved, and does not navigate', async ({ page, api, tokenOf }) => {
  await rename(page, await tokenOf('admin'));
  const go = await holdSave(page, (route) => route.continue());
  await save(page).click();
  await expect(save(page)).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('banner').getByRole('link', { name: 'Innkeeper' }).click();
  await page
    .getByRole('alertdialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: /^Leave/ })
    .click();
  await expect(heading(page, 'Dashboard')).toBeVisible();
  go();
  await expect(page.getByText('Special saved.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  expect(await api.get(`/properties/${hotel.id}/specials/${special.id}`)).toMatchObject({ title: 'Bring both dogs' });
});
