import { expect, heading, signIn, test, people } from '../support/test';
import { choose, drag, expectOrder, handle, row, undo } from '../support/lists';
import { richText } from '../support/editor';
import { newHotel, unique } from '../support/samples';

const QUESTION = 'May I bring my dog?';
const ANSWER = 'Gladly. Tell us when you book.';

test('the story of an FAQ: category, question, order, archive, clone to a new category', async ({ page, api }) => {
  test.setTimeout(120_000);
  const hotel = await newHotel(api);
  const other = await newHotel(api, unique('Second House'));
  const list = `/hotels/${hotel.id}/faqs`;

  await test.step('signing in opens the page that was asked for', async () => {
    await page.goto(list);
    await expect(page).toHaveURL('/');
    await signIn(page, people.admin);
    await expect(page).toHaveURL(list);
    await expect(heading(page, 'FAQs')).toBeVisible();
  });

  await test.step('the first category is offered and created', async () => {
    await page.getByRole('main').getByRole('link', { name: '+ New FAQ Category' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Pets');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page).toHaveURL(`${list}/categories`);
    await expect(row(page, 'Pets')).toBeVisible();
  });

  for (const question of ['Is there a pool?', 'Is there a garden?', QUESTION]) {
    await test.step(`a new FAQ: ${question}`, async () => {
      await page.goto(`${list}/new`);
      await page.getByRole('combobox', { name: 'Category' }).selectOption({ label: 'Pets' });
      await page.getByRole('textbox', { name: 'Question' }).fill(question);
      const { text, tool } = richText(page.getByRole('main'), 'Answer');
      await text.click();
      await tool('Italic').click();
      await page.keyboard.type(ANSWER);
      await page.getByRole('textbox', { name: 'Start Date' }).fill('01/02/2026 9:30 AM');
      await page.getByRole('switch', { name: 'Published' }).click();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page).toHaveURL(list);
      await expect(row(page, question).getByText('LIVE', { exact: true })).toBeVisible();
    });
  }

  await test.step('the order, with mouse and keyboard, survives a reload', async () => {
    const sorted = () => page.waitForResponse((answer) => answer.url().endsWith('/sort') && answer.ok());
    const first = sorted();
    await drag(page, QUESTION, 'Is there a pool?');
    await first;
    const second = sorted();
    await handle(page, 'Is there a garden?').focus();
    for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key);
    await second;
    await page.reload();
    await expectOrder(page, [QUESTION, 'Is there a garden?', 'Is there a pool?']);
  });

  await test.step('Archive with Undo', async () => {
    await choose(page, 'Is there a pool?', 'Archive');
    await expectOrder(page, [QUESTION, 'Is there a garden?']);
    await undo(page);
    await expectOrder(page, [QUESTION, 'Is there a garden?', 'Is there a pool?']);
    await expect(row(page, 'Is there a pool?')).toContainText('Published');
  });

  const cloneIntoAnimals = async () => {
    await choose(page, QUESTION, 'Clone');
    await expect(page.getByRole('checkbox', { name: QUESTION })).toBeChecked();
    await page.getByRole('combobox', { name: 'Target Hotel' }).selectOption({ label: other.name });
    await page.getByRole('combobox', { name: 'Target Category' }).selectOption({ label: 'New FAQ Category' });
    const dialog = page.getByRole('dialog', { name: 'Clone to a New FAQ Category...' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Animals');
    await dialog.getByRole('button', { name: 'Use this name' }).click();
    await page.getByRole('button', { name: 'Clone', exact: true }).click();
    await expect(page).toHaveURL(list);
  };

  await test.step('Undo of a clone into a new category removes both', async () => {
    await cloneIntoAnimals();
    await undo(page);
    await expect(page.getByText('The copy is in the bin. The new category “Animals” is in the bin.')).toBeVisible();
    const left = await api.list(`/properties/${other.id}/faq-categories`);
    expect(left).toEqual([]);
  });

  await test.step('Clone to another hotel, into a new category', cloneIntoAnimals);

  await test.step('the clone is in the new category, unpublished, with its answer', async () => {
    await page.goto(`/hotels/${other.id}/faqs`);
    const animals = page.getByRole('region', { name: 'Animals' });
    await expect(row(animals, QUESTION)).toContainText('Unpublished');
    await animals.getByRole('link', { name: QUESTION }).click();
    await expect(richText(page.getByRole('main'), 'Answer').text.locator('em')).toHaveText(ANSWER);
  });
});
