import { act, screen, waitFor, within } from '@testing-library/react';
import { resource } from 'shared-kit/api/resource';
import { listOf } from 'shared-kit/testing/fakeApi';
import { optionalFields, optionsOf } from 'shared-kit/testing/formParts';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { wireAsset } from 'shared-kit/testing/media';
import { LIST, openNew, server } from '../../testing/sharedSpecials';

const sentBody = (api: ReturnType<typeof server>) =>
  api.calls.find(({ method }) => method === 'POST')?.body as Record<string, unknown>;

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

test('the form shows the state of its current values, and which fields may stay empty', async () => {
  server();
  openNew();
  expect(await screen.findByText(/State as entered/)).toHaveTextContent('Draft');
  expect(optionalFields()).toEqual(['Anchor Title', 'CTA Link URL', 'Tracking Tag', 'Custom URL', 'Details Page CTA Link URL']);
});

test('hotels that could not be loaded again can still be chosen', async () => {
  const api = server();
  openNew();
  const aster = await screen.findByRole('checkbox', { name: 'The Aster' });
  api.set('GET /properties', { status: 403, body: { message: 'You may not read properties.', code: 'forbidden', fields: {} } });
  await act(async () => {
    await resource('/properties').refresh();
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(aster).toBeInTheDocument();
  expect(screen.queryByText('You may not read properties.')).not.toBeInTheDocument();
});

test('every field of the form is sent under its own name', async () => {
  const api = server();
  const { user, address } = openNew();
  const type = async (name: string, text: string) => user.type(await screen.findByRole('textbox', { name }), text);
  const choose = (name: string, option: string) => user.selectOptions(screen.getByRole('combobox', { name }), option);
  const tick = (name: string | RegExp) => user.click(screen.getByRole('checkbox', { name }));
  api.set('GET /assets', listOf([wireAsset('5')]));
  api.set('GET /assets/:id', ({ params }) => ({ data: wireAsset(params.id ?? '') }));
  await type('Title', 'Two for one');
  await type('Anchor Title', 'Two');
  await type('Content', 'Stay twice.');
  await type('Terms + Conditions', 'No refunds.');
  await type('Start Date', '12/01/2026 9:00 AM');
  await user.click(screen.getByRole('button', { name: 'Choose from library' }));
  await user.click(await screen.findByRole('button', { name: /Picture 5/ }));
  expect(api.calls.find(({ path }) => path === '/assets')?.query.q).toBe('cat#Specials');
  await choose('CTA', 'Book Now');
  await type('CTA Link URL', 'https://a.example/book');
  await tick('Opens in new window');
  await tick('Add date picker popup');
  await choose('Advance Purchase Days', '05');
  await tick('Ask for a minimum night stay');
  await choose('Minimum Night Stay', '02');
  await type('Tracking Tag', 'T-1');
  await choose('Promo Flag', 'Member Exclusive');
  await type('Custom URL', 'two');
  await type('Details Page Content', 'All of it.');
  await tick('Display Terms + Conditions');
  await tick('Display Package Restrictions');
  await choose('Details Page CTA', 'Inquire Now');
  await type('Details Page CTA Link URL', 'https://a.example/more');
  await tick('Details page link opens in new window');
  await tick('Add date picker popup on the details page');
  await choose('Details Page Advance Purchase Days', '04');
  await tick('Ask for a minimum night stay on the details page');
  await choose('Details Page Minimum Night Stay', '06');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address()).toBe(LIST));
  expect(sentBody(api)).toMatchObject({
    title: 'Two for one',
    anchor_title: 'Two',
    content: '<p>Stay twice.</p>',
    terms: '<p>No refunds.</p>',
    start_date: '2026-12-01T09:00:00.000Z',
    event_ends: false,
    image: { asset_id: '5', alt: 'What 5 shows' },
    cta_option: 'bookNow',
    link_url: 'https://a.example/book',
    new_window: true,
    date_picker: true,
    purchase_days: 5,
    min_night_stay: true,
    min_night_days: 2,
    tracking_tag: 'T-1',
    promo_flag: 'memberExclusive',
    custom_url: 'two',
    page_content: '<p>All of it.</p>',
    display_terms: true,
    display_package: true,
    detail_title: 'inquireNow',
    cta_url: 'https://a.example/more',
    details_new_window: true,
    details_date_picker: true,
    details_purchase_days: 4,
    details_min_night_stay: true,
    details_min_days: 6,
  });
});

test('the options of a shared special, with what a new one has', async () => {
  server();
  openNew();
  await screen.findByRole('textbox', { name: 'Title' });
  expect(optionsOf('CTA')).toEqual(['Book Now', 'Offer Details']);
  const flags = ['Website Exclusive', 'Member Exclusive', 'Weekend Promo', 'Newly Renovated', 'None'];
  expect(optionsOf('Promo Flag')).toEqual(flags);
  expect(optionsOf('Details Page CTA')).toEqual(['Learn More', 'Check Availability', 'Inquire Now', 'None']);
  const chosen = ['CTA', 'Promo Flag', 'Details Page CTA'].map((name) => screen.getByRole('combobox', { name }));
  expect(chosen.map((select) => (select as HTMLSelectElement).value)).toEqual(['bookNow', 'websiteExclusive', 'learnMore']);
});

test('both links and the tracking tag have generators, without the codes of a hotel', async () => {
  server();
  const { user } = openNew();
  await screen.findByRole('textbox', { name: 'Title' });
  const count = (name: string) => screen.queryAllByRole('button', { name }).length;
  expect(['Generate URL', 'Generate Email URL', 'Generate Adobe Tracking'].map(count)).toEqual([2, 2, 1]);
  await user.click(screen.getAllByRole('button', { name: 'Generate URL' })[1]!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Generate URL' }));
  for (const [label, code] of [
    [/^Hotel Code/, '12345'],
    [/^Locale Code/, 'en'],
    [/^Region Code/, '1'],
    [/^Brand Code/, 'ki'],
  ] as const) {
    const box = await dialog.findByRole('textbox', { name: label });
    expect(box).toHaveValue('');
    await user.type(box, code);
  }
  await user.click(dialog.getByRole('button', { name: 'Use' }));
  expect(screen.getByRole('textbox', { name: 'CTA Link URL' })).toHaveValue('');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Details Page CTA Link URL' }).value).toMatch(/hotelCode=12345$/);
});

test('None as the details page’s call to action hides its link and options, and a wrong link there keeps nobody from saving', async () => {
  const api = server();
  const { user, address } = openNew();
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Two for one');
  await user.type(screen.getByRole('textbox', { name: 'Start Date' }), '12/01/2026 9:00 AM');
  await user.type(screen.getByRole('textbox', { name: 'Details Page CTA Link URL' }), 'not an address');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Details Page CTA' }), 'None');
  const details = within(screen.getByRole('region', { name: 'Details Page' }));
  const inputs = [...details.getAllByRole('checkbox'), ...details.getAllByRole('combobox')];
  expect(inputs.map((input) => (input as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
    'Display Terms + Conditions',
    'Display Package Restrictions',
    'Details Page CTA',
  ]);
  expect(details.queryByRole('textbox', { name: 'Details Page CTA Link URL' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address()).toBe(LIST));
  expect(sentBody(api)).toMatchObject({ detail_title: 'none', cta_url: '' });
});

test('Offer Details leads to the special’s own page: link and options of Book Now are hidden, and keep nobody from saving', async () => {
  const api = server();
  const { user, address } = openNew();
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Two for one');
  await user.type(screen.getByRole('textbox', { name: 'Start Date' }), '12/01/2026 9:00 AM');
  await user.type(screen.getByRole('textbox', { name: 'CTA Link URL' }), 'not an address');
  await user.selectOptions(screen.getByRole('combobox', { name: 'CTA' }), 'Offer Details');
  const section = within(screen.getByRole('region', { name: 'CTA' }));
  expect(section.getAllByRole('combobox').map((input) => (input as HTMLInputElement).labels?.[0]?.textContent)).toEqual(['CTA']);
  for (const role of ['checkbox', 'textbox']) expect(section.queryByRole(role)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address()).toBe(LIST));
  expect(sentBody(api)).toMatchObject({ cta_option: 'offerDetails', link_url: '' });
});

test('the selects of days and nights are disabled without the date picker, that of nights also without its own checkbox', async () => {
  server();
  const { user } = openNew();
  await screen.findByRole('textbox', { name: 'Title' });
  for (const [start, end] of [
    ['', ''],
    ['Details Page ', ' on the details page'],
  ] as const) {
    const days = screen.getByRole('combobox', { name: `${start}Advance Purchase Days` });
    const nights = screen.getByRole('combobox', { name: `${start}Minimum Night Stay` });
    const nightsBox = screen.getByRole('checkbox', { name: `Ask for a minimum night stay${end}` });
    expect(days).toBeDisabled();
    await user.click(nightsBox);
    expect(nights).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: `Add date picker popup${end}` }));
    expect(days).toBeEnabled();
    expect(nights).toBeEnabled();
    await user.click(nightsBox);
    expect(nights).toBeDisabled();
  }
});

test('Now is the time on the person’s own clock, since a shared special has no time zone', async () => {
  const zone = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  zone.mockReturnValue({ timeZone: 'Pacific/Honolulu' } as Intl.ResolvedDateTimeFormatOptions);
  server();
  const { user } = openNew();
  await user.click(await screen.findByRole('button', { name: 'Choose Start Date' }));
  await user.click(await screen.findByRole('button', { name: 'Now' }));
  zone.mockRestore();
  const text = (await screen.findByRole<HTMLInputElement>('textbox', { name: 'Start Date' })).value;
  const tenHoursAgo = Date.now() - 10 * 3_600_000;
  expect(Math.abs(Date.parse(`${text} UTC`) - tenHoursAgo)).toBeLessThan(120_000);
});
