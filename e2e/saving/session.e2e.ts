import type { Page } from 'playwright/test';
import type { Item } from '../support/api';
import { richText } from '../support/editor';
import { grant, newHotel, newPerson, newSpecial } from '../support/samples';
import { expect, heading, signIn, test } from '../support/test';

const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
const offer = (page: Page) => page.getByText(/Your unsaved text is (still here|back)\./);

async function open(page: Page, email: string, path: string) {
  await page.goto(path);
  await signIn(page, email);
  await expect(title(page)).toHaveValue('Bring the Dog');
}

/** Types, ends the session without the page knowing, and saves. */
async function loseSession(page: Page, end: () => Promise<unknown>) {
  await title(page).fill('Bring both dogs');
  const { text } = richText(page.getByRole('region', { name: 'Title & Content', exact: true }), 'Content');
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' And the cat.');
  await end();
  // Without a listener, Playwright answers the browser's question by itself, and the test would not notice that it was
  // asked.
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.dismiss();
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(heading(page, 'Sign In')).toBeVisible();
  expect(questions).toEqual([]);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('status')).toContainText('Your session ended. Your text is kept');
}

test('after a session ends while somebody reads, signing in returns to the same list', async ({ page, api }) => {
  const hotel = await newHotel(api);
  await newSpecial(api, hotel, 'Bring the Dog');
  const person = await newPerson(api, [grant('special', hotel)]);
  await page.goto(`/hotels/${hotel.id}/specials`);
  await signIn(page, person.email);
  await expect(page.getByRole('link', { name: 'Bring the Dog', exact: true })).toBeVisible();
  await api.remove(`/users/${person.id}/sessions`);
  await page.getByRole('tab', { name: /Archived/ }).click();
  await expect(heading(page, 'Sign In')).toBeVisible();
  await expect(page.getByRole('status')).toContainText('Your session ended.');
  await signIn(page, person.email);
  await expect(page).toHaveURL(`/hotels/${hotel.id}/specials?list=archived`);
});

test.describe('a session that ends in the middle of an edit', () => {
  let hotel: Item;
  let path: string;

  test.beforeEach(async ({ api }) => {
    hotel = await newHotel(api);
    const special = await newSpecial(api, hotel, 'Bring the Dog');
    path = `/hotels/${hotel.id}/specials/${special.id}/edit`;
  });

  test('shows Sign In with an explanation; the same person returns to the form with their text, and saves it', async ({
    page,
    api,
  }) => {
    const person = await newPerson(api, [grant('special', hotel)]);
    await open(page, person.email, path);
    await loseSession(page, () => api.remove(`/users/${person.id}/sessions`));
    await signIn(page, person.email);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(offer(page)).toBeVisible();
    await expect(title(page)).toHaveValue('Bring both dogs');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page).toHaveURL(`/hotels/${hotel.id}/specials`);
    const [stored] = await api.list(`/properties/${hotel.id}/specials`);
    expect(stored).toMatchObject({ title: 'Bring both dogs', content: '<p>Bring the Dog, in full. And the cat.</p>' });
    await page.goto(path);
    await expect(title(page)).toHaveValue('Bring both dogs');
    await expect(offer(page)).toBeHidden();
  });

  test('does not offer the text to another person', async ({ page, api }) => {
    const first = await newPerson(api, [grant('special', hotel)]);
    const second = await newPerson(api, [grant('special', hotel)]);
    await open(page, first.email, path);
    await loseSession(page, () => api.remove(`/users/${first.id}/sessions`));
    await signIn(page, second.email);
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await page.goto(path);
    await expect(title(page)).toHaveValue('Bring the Dog');
    await expect(offer(page)).toBeHidden();
    await expect(page.getByText('Bring both dogs')).toHaveCount(0);
  });
});
