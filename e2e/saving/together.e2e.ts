import type { Page } from 'playwright/test';
import { grant, newHotel, newPerson, newSpecial } from '../support/samples';
import { expect, signIn, test } from '../support/test';

const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
const editing = (page: Page) => page.getByText(/ editing this\.$/);
const elsewhere = (page: Page) => page.getByText('You began to change this in another browser.');

/** Longer than the interval at which an open form asks who else has it open, in milliseconds. */
const NEXT_QUESTION = 26_000;

const answered = (page: Page, method: string) =>
  page.waitForResponse((answer) => answer.url().includes('/presence/') && answer.request().method() === method);

test('two people in one form see each other, until they leave', async ({ page, api, browser }) => {
  const hotel = await newHotel(api);
  const special = await newSpecial(api, hotel, 'Bring the Dog');
  const path = `/hotels/${hotel.id}/specials/${special.id}/edit`;
  const [first, second] = [await newPerson(api, [grant('special', hotel)]), await newPerson(api, [grant('special', hotel)])];
  await page.clock.install();
  await page.goto(path);
  await signIn(page, first.email);
  const said = answered(page, 'PUT');
  await title(page).fill('Bring both dogs');
  await said;

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await context.newPage();
  await other.clock.install();
  await other.goto(path);
  await signIn(other, second.email);
  await expect(editing(other)).toContainText('is editing this.');
  await expect(editing(page)).toBeHidden();
  const saidByOther = answered(other, 'PUT');
  await title(other).fill('Bring the cat');
  await saidByOther;
  await page.clock.fastForward(NEXT_QUESTION);
  await expect(editing(page)).toBeVisible();

  const left = answered(page, 'DELETE');
  await title(page).fill('Bring the Dog');
  await expect(page.getByText('No unsaved changes')).toBeVisible();
  await left;
  await other.clock.fastForward(NEXT_QUESTION);
  await expect(editing(other)).toBeHidden();
  await context.close();
});

test('text typed in one browser is offered in another, and no longer anywhere once it is saved', async ({
  page,
  api,
  browser,
}) => {
  const hotel = await newHotel(api);
  const special = await newSpecial(api, hotel, 'Bring the Dog');
  const path = `/hotels/${hotel.id}/specials/${special.id}/edit`;
  const person = await newPerson(api, [grant('special', hotel)]);
  await page.goto(path);
  await signIn(page, person.email);
  const kept = page.waitForResponse((answer) => answer.url().includes('/profile/drafts') && answer.request().method() === 'PUT');
  await title(page).fill('Bring both dogs');
  expect((await kept).status()).toBe(204);

  // Somebody else saves first, and the typed text is merged with that.
  await api.put(`/properties/${hotel.id}/specials/${special.id}`, { other_title: 'Dogs' });
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await context.newPage();
  await other.goto(path);
  await signIn(other, person.email);
  await expect(elsewhere(other)).toBeVisible();
  await expect(title(other)).toHaveValue('Bring the Dog');
  await other.getByRole('button', { name: 'Bring it back' }).click();
  await expect(title(other)).toHaveValue('Bring both dogs');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  const dropped = other.waitForResponse((answer) => answer.request().method() === 'DELETE' && answer.url().includes('drafts'));
  await other.getByRole('button', { name: 'Save both changes' }).click();
  await expect(other).toHaveURL(`/hotels/${hotel.id}/specials`);
  await dropped;
  const [stored] = await api.list(`/properties/${hotel.id}/specials`);
  expect(stored).toMatchObject({ title: 'Bring both dogs', other_title: 'Dogs' });
  await other.goto(path);
  await expect(title(other)).toHaveValue('Bring both dogs');
  await expect(elsewhere(other)).toBeHidden();
  await context.close();
});
