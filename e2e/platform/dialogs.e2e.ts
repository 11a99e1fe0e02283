import type { Locator, Page } from 'playwright/test';
import { newEvent } from '../support/filledProperties';
import { newCategory, newFaq, newHotel, newSpecial, unique } from '../support/samples';
import { expect, test, unfold, withToken } from '../support/test';

type Event = { repeats: string | null; repeats_on: string[] } & Record<string, unknown>;

const field = (place: Page | Locator, name: string) => place.getByRole('textbox', { name, exact: true });
const press = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true }).click();
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

test.beforeEach(async ({ page, tokenOf }) => withToken(page.context(), await tokenOf('admin')));

test('Upload File and the generators open from a form, one at a time, and write into it', async ({ page, api }) => {
  const hotel = await newHotel(api);
  const special = await newSpecial(api, hotel, 'Bring the Dog', { cta: { type: 'Book Now', link_url: 'https://a.example' } });
  await page.goto(`/hotels/${hotel.id}/specials/${special.id}/edit`);
  const link = field(page, 'CTA Link URL').first();
  const tag = field(page, 'Tracking Tag').first();
  await expect(link).toBeVisible();
  const open = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).first().click();
    const dialog = dialogOf(page, name);
    await expect(dialog).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    return dialog;
  };

  const upload = await open('Upload File');
  await expect(upload.getByText(/Drop .* here/)).toBeVisible();
  await press(upload, 'Cancel');
  await expect(upload).toBeHidden();

  const url = await open('Generate URL');
  await field(url, 'Locale Code (required)').fill('');
  await press(url, 'Use');
  await expect(url.getByText('(required)', { exact: true }).last()).toBeVisible();
  await field(url, 'Locale Code (required)').fill('en');
  await field(url, 'Rate Code').fill('B&B');
  await press(url, 'Use');
  await expect(link).toHaveValue(
    'https://booking.calloway-hotels.example/redirect?brandCode=ki&localeCode=en&regionCode=1&hotelCode=12345&rateCode=B%26B',
  );

  const mail = await open('Generate Email URL');
  await field(mail, 'Subject').fill('Rooms & rates');
  await press(mail, 'Use');
  await expect(mail.getByText('Please enter email first and re-enter subject again!')).toBeVisible();
  await field(mail, 'Email (required)').fill('stay@calloway.example');
  await press(mail, 'Use');
  await expect(link).toHaveValue('mailto:stay@calloway.example?subject=Rooms%20%26%20rates');

  const tracking = await open('Generate Adobe Tracking');
  await press(tracking, 'Use');
  await expect(tracking.getByText('Must choose a valid value!')).toHaveCount(2);
  await tracking.getByRole('combobox', { name: /^Campaign Type/ }).selectOption({ label: 'LOY (Loyalty Promotion)' });
  await field(tracking, 'Campaign Name (required)').fill('Spring');
  await tracking.getByRole('combobox', { name: /^Media Placement/ }).selectOption({ label: 'OFF (Hotel Offers)' });
  await field(tracking, 'Variation').fill('B');
  await press(tracking, 'Use');
  await expect(tag).toHaveValue('web_LOY_Spring_OFF_B');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the calendar of a date fits into its dialog, whose other fields stay in place', async ({ page, api }) => {
  const hotel = await newHotel(api);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/hotels/${hotel.id}/calendars/events/new`);
  await press(page, 'Repeat ...');
  const dialog = dialogOf(page, 'Repeat for Calendar Event');
  await dialog.getByRole('combobox', { name: 'Repeat' }).selectOption('daily');
  await dialog.getByRole('radio', { name: 'On Date ...' }).check();
  await press(dialog, 'Choose Repeats until');
  await expect(dialog.getByRole('button', { name: 'Today', exact: true })).toBeInViewport();
  await expect(dialog.getByRole('combobox', { name: 'Repeat' })).toBeInViewport();
  await expect(dialog.getByRole('button', { name: 'Save', exact: true })).toBeInViewport();

  // In a lower window the dialog scrolls, and its foot stays below the calendar.
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 640 });
  await press(dialog, 'Choose Repeats until');
  const today = dialog.getByRole('button', { name: 'Today', exact: true });
  const isUncovered = () =>
    today.evaluate((button) => {
      const { left, bottom } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + 8, bottom - 4));
    });
  await expect.poll(isUncovered).toBe(true);
});

test('settings of Repeat for Calendar Event are stored and shown again', async ({ page, api }) => {
  const hotel = await newHotel(api);
  const calendar = await api.post(`/properties/${hotel.id}/calendars`, { name: 'Music' });
  const event = await newEvent(api, hotel, calendar);
  const path = `/hotels/${hotel.id}/calendars/events/${event.id}/edit`;
  const open = async () => {
    await page.goto(path);
    await press(page, 'Repeat ...');
    return dialogOf(page, 'Repeat for Calendar Event');
  };
  const stored = async (dialog: Locator) => {
    await press(dialog, 'Save');
    await expect(dialog).toBeHidden();
    await press(page, 'Save');
    await expect(page).toHaveURL(new RegExp(`/hotels/${hotel.id}/calendars\\?day=`));
    return api.get<Event>(`/properties/${hotel.id}/calendar-events/${event.id}`);
  };
  const repeat = (dialog: Locator, choice: string) => dialog.getByRole('combobox', { name: 'Repeat' }).selectOption(choice);

  let dialog = await open();
  await expect(dialog.getByText('Event ends')).toHaveCount(0);
  await expect(dialog.getByRole('combobox', { name: 'Repeat' }).getByRole('option')).toHaveCount(5);
  await repeat(dialog, 'daily');
  await expect(dialog.getByText('Event ends')).toBeVisible();
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
  await repeat(dialog, 'weekly');
  await expect(dialog.getByRole('checkbox')).toHaveCount(7);
  // The weekday on which the event begins is ticked.
  await dialog.getByRole('checkbox', { checked: true }).uncheck();
  await press(dialog, 'Save');
  await expect(dialog.getByText('Please choose a day to repeat on.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Friday' }).check();
  await dialog.getByRole('radio', { name: 'After ... occurances' }).check();
  await dialog.getByRole('spinbutton', { name: /^Number of times/ }).fill('6');
  const six = { repeats: 'weekly', repeats_on: ['Friday'], event_ends_option: 'After ... occurances', repeats_times: 6 };
  expect(await stored(dialog)).toMatchObject({ ...six, repeats_ends_on: null });

  dialog = await open();
  await expect(dialog.getByRole('checkbox', { name: 'Friday' })).toBeChecked();
  await expect(dialog.getByRole('spinbutton', { name: /^Number of times/ })).toHaveValue('6');
  await dialog.getByRole('radio', { name: 'On Date ...' }).check();
  await dialog.getByRole('textbox', { name: /^Repeats until/ }).fill('12/25/2026');
  const date = { event_ends_option: 'On Date ...', repeats_ends_on: '2026-12-25', repeats_times: null };
  expect(await stored(dialog)).toMatchObject(date);

  dialog = await open();
  await expect(dialog.getByRole('textbox', { name: /^Repeats until/ })).toHaveValue('12/25/2026');
  await dialog.getByRole('radio', { name: 'Repeats Forever' }).check();
  const forever = { event_ends_option: 'Repeats Forever', repeats_ends_on: null, repeats_times: null };
  expect(await stored(dialog)).toMatchObject(forever);

  dialog = await open();
  await repeat(dialog, 'none');
  const once = { repeats: null, repeats_on: [], event_ends_option: null, repeats_ends_on: null, repeats_times: null };
  expect(await stored(dialog)).toMatchObject(once);
});

test('Edit Calendar opens from the menu of a calendar; without a title it says (required)', async ({ page, api }) => {
  const hotel = await newHotel(api);
  const calendar = await api.post(`/properties/${hotel.id}/calendars`, { name: 'Music' });
  const logged: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && logged.push(message.text())));
  await page.goto(`/hotels/${hotel.id}/calendars`);
  await press(page, 'More for Music');
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const dialog = dialogOf(page, 'Edit Calendar');
  await field(dialog, 'Title').fill('');
  await press(dialog, 'Save');
  await expect(dialog.getByText('(required)', { exact: true })).toBeVisible();
  await page.route(`**/calendars/${calendar.id}`, (route) =>
    route.fulfill({ status: 500, json: { message: 'It broke.', code: 'internal', fields: {}, request_id: '1' } }),
  );
  await field(dialog, 'Title').fill('Jazz');
  await press(dialog, 'Save');
  await expect.poll(() => logged.join()).toContain('The calendar was not saved.');
  await expect(field(dialog, 'Title')).toHaveValue('Jazz');
  await page.unroute(`**/calendars/${calendar.id}`);
  await press(dialog, 'Save');
  await expect(dialog).toBeHidden();
  expect(await api.list(`/properties/${hotel.id}/calendars`)).toMatchObject([{ id: calendar.id, name: 'Jazz' }]);
});

test('Clone to a New FAQ Category... opens from the FAQ clone page; without a name it says (required)', async ({ page, api }) => {
  const [hotel, other] = [await newHotel(api), await newHotel(api, unique('Second House'))];
  await newFaq(api, hotel, await newCategory(api, hotel, 'Pets'), 'May I bring my dog?');
  await page.goto(`/hotels/${hotel.id}/faqs/clone`);
  await page.getByRole('combobox', { name: 'Target Hotel' }).selectOption({ label: other.name });
  await page.getByRole('combobox', { name: 'Target Category' }).selectOption({ label: 'New FAQ Category' });
  const dialog = dialogOf(page, 'Clone to a New FAQ Category...');
  await press(dialog, 'Use this name');
  await expect(dialog.getByText('(required)', { exact: true })).toBeVisible();
});

test('on a phone, Stay after a search by keyboard leaves the focus beside the search, which is hidden again', async ({
  page,
  api,
}) => {
  const [hotel, other] = [await newHotel(api), await newHotel(api, unique('Somewhere Else'))];
  const special = await newSpecial(api, hotel, 'Bring the Dog');
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto(`/hotels/${hotel.id}/specials/${special.id}/edit`);
  await field(page, 'Title').fill('Bring the Cat');
  await unfold(page, 'Go to a Property...');
  await page.getByRole('combobox', { name: 'Go to a Property...' }).pressSequentially(other.name);
  await expect(page.getByRole('listbox').getByText(other.name)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Stay' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(page.getByRole('banner').locator(':focus')).toBeVisible();
});
