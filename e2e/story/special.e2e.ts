import type { Page } from 'playwright/test';
import { wholeBrowser } from '../support/browser';
import { caller, signInAt, type Caller, type Item } from '../support/api';
import { paste, richText, selectBack } from '../support/editor';
import { choose, drag, expectOrder, handle, row, undo } from '../support/lists';
import { startProduct, temporaryFolder, type Product } from '../support/product';
import { jpeg, newHotel, newSpecial } from '../support/samples';
import { expect, heading, people, signIn, test, unfold } from '../support/test';

test.use(wholeBrowser);

const data = temporaryFolder();
let product: Product;
let api: Caller;
let hotel: Item & { name: string };
let other: Item & { name: string };

// Its own product, since the story ends with a restart of the process.
test.beforeAll(async () => {
  test.setTimeout(120_000);
  product = await startProduct(data.folder);
  api = caller(product.address, await signInAt(product.address, people.admin));
  hotel = await newHotel(api, 'The Story House');
  other = await newHotel(api, 'The Other House');
  await newSpecial(api, hotel, 'Bring the Dog');
  await newSpecial(api, hotel, 'Late Checkout');
});
test.afterAll(async () => {
  await product.stop();
  data.remove();
});

const at = (path: string) => product.address + path;

const TITLE = 'Winter Escape';
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const yesterday = () => {
  const day = new Date(Date.now() - 86_400_000);
  return `${day.getMonth() + 1}/${day.getDate()}/${day.getFullYear()} 9:30 AM`;
};

async function writeContent(page: Page, complaints: string[]) {
  const { text, tool } = richText(section(page, 'Title & Content'), 'Content');
  await text.click();
  await page.keyboard.type('Stay two nights, the third is ours');
  await selectBack(page, 'ours'.length);
  await tool('Bold').click();
  await expect(tool('Bold')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('End');
  await tool('Bold').click();
  await page.keyboard.type('. Read the small print');
  await selectBack(page, 'small print'.length);
  await tool('Link').click();
  await page.getByLabel('Address of the link').fill('journey.example/print');
  await page.getByRole('button', { name: 'Set link' }).click();
  await text.press('End');
  await page.keyboard.press('Enter');
  await tool('Bulleted list').click();
  await page.keyboard.type('Breakfast in bed');
  await page.keyboard.press('Enter');
  await page.keyboard.type('A late start');
  await page.waitForTimeout(700);
  // All at once, since letters that are typed slowly are undone one by one.
  await page.keyboard.insertText(' and a mistake');
  await tool('Undo').click();
  await expect(text).not.toContainText('mistake');
  await tool('Redo').click();
  await expect(text).toContainText('mistake');
  await tool('Undo').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await paste(page, '<b style="color: red">Dogs</b> are <script>alert(1)</script><i>welcome</i>', 'Dogs are welcome');
  await expect(text.getByText('Dogs')).toHaveCSS('font-weight', '700');
  await expect(text.locator('[style], script')).toHaveCount(0);
  // The page's policy keeps pasted styles from being applied, and the browser reports it.
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('Applying inline style');
}

async function uploadPicture(page: Page) {
  const photo = await jpeg(page, 640, 400);
  const images = section(page, 'Set an Image');
  await images.getByRole('button', { name: 'Upload File' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload File' });
  await dialog
    .getByLabel('Choose from your computer')
    .setInputFiles({ name: 'winter-room.jpg', mimeType: 'image/jpeg', buffer: photo });
  await dialog.getByRole('textbox', { name: 'Image Alt Tag' }).fill('A room with snow outside');
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(images.getByText('winter-room')).toBeVisible();
  await expect(images.getByRole('textbox', { name: /Image Alt Tag/ })).toHaveValue('A room with snow outside');
}

async function choosePicture(page: Page) {
  const details = section(page, 'Details Page');
  await details.getByRole('button', { name: 'Choose from library' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose an image' });
  await dialog.getByLabel('Category').selectOption({ label: 'All categories' });
  await dialog.locator('[data-card]').first().click();
  await expect(dialog).toBeHidden();
  await details.getByRole('textbox', { name: /Image Alt Tag/ }).fill('The house from the garden');
}

/** Checks that a picture has really arrived; one further down is requested only when it comes into view. */
async function expectPicture(page: Page, name: string) {
  const picture = page.getByRole('img', { name }).first();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
}

test('the story of a special, with the mouse, and with everything still there after a restart', async ({ page, complaints }) => {
  test.setTimeout(180_000);
  const list = `/hotels/${hotel.id}/specials`;

  await test.step('signing in at / opens the Dashboard, and its search the hotel', async () => {
    await page.goto(at('/'));
    await signIn(page, people.admin);
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await unfold(page, 'Go to a Property...');
    await page.getByRole('combobox', { name: 'Go to a Property...' }).fill('story h');
    await page.getByRole('option', { name: /The Story House/ }).click();
    await expect(page).toHaveURL(at(`/hotels/${hotel.id}`));
    await expect(page).toHaveTitle('The Story House | Innkeeper');
    await unfold(page, 'Menu');
    await page
      .getByRole('navigation', { name: /Sections|The Story House/ })
      .getByRole('link', { name: 'Specials' })
      .click();
    await page.getByRole('link', { name: '+ New Special' }).click();
  });

  await test.step('the form: text, pictures, dates, published', async () => {
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill(TITLE);
    await page.getByRole('textbox', { name: 'Other Title' }).fill('Winter');
    await writeContent(page, complaints);
    await section(page, 'Date & Time').getByRole('textbox', { name: 'Start Date' }).fill(yesterday());
    await uploadPicture(page);
    await choosePicture(page);
    const { text } = richText(section(page, 'Details Page'), 'Details Page Content');
    await text.click();
    await page.keyboard.type('All of it, in detail.');
    await page.getByRole('switch', { name: 'Published' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
  });

  await test.step('the list shows it LIVE, at the end', async () => {
    await expect(page).toHaveURL(at(list));
    await expect(row(page, TITLE).getByText('LIVE', { exact: true })).toBeVisible();
    await expect(row(page, TITLE)).toContainText('Published');
    await expectOrder(page, ['Bring the Dog', 'Late Checkout', TITLE]);
  });

  await test.step('reordering with the mouse, and with the keyboard', async () => {
    const sorted = () => page.waitForResponse((answer) => answer.url().endsWith('/sort') && answer.ok());
    const first = sorted();
    await drag(page, TITLE, 'Bring the Dog');
    await expectOrder(page, [TITLE, 'Bring the Dog', 'Late Checkout']);
    await first;
    const second = sorted();
    await handle(page, 'Late Checkout').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await second;
    await page.reload();
    await expectOrder(page, [TITLE, 'Late Checkout', 'Bring the Dog']);
  });

  await test.step('Archive removes it from the list and the site, Undo restores it in both', async () => {
    await choose(page, 'Bring the Dog', 'Archive');
    await expectOrder(page, [TITLE, 'Late Checkout']);
    await undo(page);
    await expectOrder(page, [TITLE, 'Late Checkout', 'Bring the Dog']);
    await expect(row(page, 'Bring the Dog').getByText('LIVE', { exact: true })).toBeVisible();
  });

  await test.step('Clone from the row menu, to another hotel', async () => {
    await choose(page, TITLE, 'Clone');
    await expect(page.getByRole('checkbox', { name: TITLE })).toBeChecked();
    await page.getByRole('checkbox', { name: 'The Other House' }).check();
    await page.getByRole('button', { name: 'Clone', exact: true }).click();
    await expect(page).toHaveURL(at(list));
  });

  const stored = async (of: Item) => api.list(`/properties/${of.id}/specials?order_by=sort_index:ASC`);
  const before = [await stored(hotel), await stored(other)];

  await test.step('after the process was stopped and started again everything is unchanged', async () => {
    await product.stop();
    product = await startProduct(data.folder, product.port);
    expect([await stored(hotel), await stored(other)]).toEqual(before);
    await page.goto(at(list));
    await expectOrder(page, [TITLE, 'Late Checkout', 'Bring the Dog']);
    await page.getByRole('link', { name: TITLE }).click();
    const { text } = richText(section(page, 'Title & Content'), 'Content');
    await expect(text.locator('strong')).toHaveText(['ours', 'Dogs']);
    await expect(text.getByRole('listitem')).toHaveText(['Breakfast in bed', 'A late start', /Dogs are/]);
    await expect(text.getByRole('link', { name: 'small print' })).toHaveAttribute('href', 'https://journey.example/print');
    await expectPicture(page, 'A room with snow outside');
    await expectPicture(page, 'The house from the garden');
  });

  await test.step('the clone is in the other hotel, unpublished, with its pictures', async () => {
    await page.goto(at(`/hotels/${other.id}/specials`));
    await expect(row(page, TITLE)).toContainText('Unpublished');
    await page.getByRole('link', { name: TITLE }).click();
    await expectPicture(page, 'A room with snow outside');
  });
});
