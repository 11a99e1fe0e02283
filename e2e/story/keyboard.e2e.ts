import type { Page } from 'playwright/test';
import { chooseByKey, press, retype, tabTo, typeInto } from '../support/keyboard';
import { expectOrder, handle, row } from '../support/lists';
import { newHotel, newSpecial, unique } from '../support/samples';
import { expect, heading, PASSWORD, people, test, unfold } from '../support/test';

const TITLE = 'Winter Escape';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a special from sign-in to clone without a mouse', async ({ page, api }) => {
  test.setTimeout(180_000);
  const hotel = await newHotel(api, unique('Keyboard House'));
  const other = await newHotel(api, unique('Far House'));
  await newSpecial(api, hotel, 'Bring the Dog');
  const list = `/hotels/${hotel.id}/specials`;

  await test.step('sign in, find the hotel with Ctrl K, open its specials', async () => {
    await page.goto('/');
    await typeInto(page, page.getByLabel('Email'), people.admin);
    await typeInto(page, page.getByLabel('Password'), PASSWORD);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await page.keyboard.press('Control+k');
    const search = page.getByRole('combobox', { name: 'Go to a Property...' });
    await expect(search).toBeFocused();
    await page.keyboard.type(hotel.name);
    await expect(page.getByRole('option', { name: new RegExp(hotel.name) })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(heading(page, hotel.name)).toBeFocused();
    await unfold(page, 'Menu');
    await press(page, page.getByRole('navigation').getByRole('link', { name: 'Specials', exact: true }));
    await expect(heading(page, 'Specials')).toBeFocused();
    await press(page, page.getByRole('link', { name: '+ New Special' }));
    await expect(heading(page, 'New Special')).toBeFocused();
  });

  await test.step('the form: Tab passes through the editor, arrows move along the toolbar', async () => {
    await typeInto(page, page.getByRole('textbox', { name: 'Title', exact: true }), TITLE);
    const content = page.getByRole('region', { name: 'Title & Content', exact: true });
    const text = content.getByRole('textbox', { name: 'Content', exact: true });
    await typeInto(page, text, 'Stay two nights');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+b');
    await expect(text.locator('strong')).toHaveText('Stay two nights');
    await tabTo(page, content.getByRole('button', { name: 'Undo', exact: true }), { back: true });
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowRight');
    await expect(content.getByRole('button', { name: 'Italic' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(text.locator('em')).toHaveText('Stay two nights');
    await typeInto(page, page.getByRole('textbox', { name: 'Start Date' }), '01/02/2026 9:30 AM');
  });

  await test.step('a picture from the library', async () => {
    const images = page.getByRole('region', { name: 'Set an Image', exact: true });
    await press(page, images.getByRole('button', { name: 'Choose from library' }));
    const dialog = page.getByRole('dialog', { name: 'Choose an image' });
    const [first, second] = [dialog.locator('[data-card]').nth(0), dialog.locator('[data-card]').nth(1)];
    await expect(first).toBeVisible();
    await tabTo(page, first);
    await page.keyboard.press('ArrowRight');
    await expect(second).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    const alt = images.getByRole('textbox', { name: /Image Alt Tag/ });
    await retype(page, alt, 'A room with snow outside', { back: true });
  });

  await test.step('published and saved', async () => {
    await press(page, page.getByRole('switch', { name: 'Published' }), 'Space');
    await press(page, button(page, 'Save'));
    await expect(page).toHaveURL(list);
    await expect(row(page, TITLE).getByText('LIVE', { exact: true })).toBeVisible();
  });

  await test.step('changed, and saved with Ctrl S from within the text', async () => {
    await press(page, page.getByRole('link', { name: TITLE, exact: true }));
    await expect(heading(page, 'Edit Special')).toBeFocused();
    const content = page.getByRole('region', { name: 'Title & Content', exact: true });
    await typeInto(page, content.getByRole('textbox', { name: 'Content', exact: true }), 'Now with breakfast. ');
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(list);
    const [stored] = await api.list(`/properties/${hotel.id}/specials?title=${encodeURIComponent(TITLE)}`);
    expect(stored?.content).toContain('Now with breakfast.');
  });

  await test.step('reordered, with its position announced', async () => {
    await press(page, handle(page, TITLE), 'Space');
    const sorted = page.waitForResponse((answer) => answer.url().endsWith('/sort') && answer.ok());
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText(new RegExp(`${TITLE}.*position 1 of 2`))).toBeAttached();
    await page.keyboard.press('Space');
    await sorted;
    await expectOrder(page, [TITLE, 'Bring the Dog']);
  });

  await test.step('archived from the row menu, and Undo', async () => {
    await chooseByKey(page, 'Bring the Dog', 'Archive');
    await expectOrder(page, [TITLE]);
    // The row disappears at once; until this message appears, the last Undo is that of the move.
    await expect(page.getByText('Bring the Dog archived.')).toBeVisible();
    await press(page, button(page, 'Undo').last());
    await expectOrder(page, [TITLE, 'Bring the Dog']);
  });

  await test.step('cloned to the other hotel', async () => {
    await press(page, page.getByRole('link', { name: 'Clone Special' }));
    await expect(heading(page, 'Clone Special')).toBeFocused();
    await press(page, page.getByRole('checkbox', { name: TITLE }), 'Space');
    await press(page, page.getByRole('checkbox', { name: other.name }), 'Space');
    await press(page, button(page, 'Clone'));
    await expect(page).toHaveURL(list);
    const [copy] = await api.list(`/properties/${other.id}/specials`);
    expect(copy).toMatchObject({ title: TITLE, published: false });
  });
});
