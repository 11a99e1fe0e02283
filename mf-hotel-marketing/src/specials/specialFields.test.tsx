import { act, screen, waitFor } from '@testing-library/react';
import { listOf } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { optionalFields, optionsOf, section } from 'shared-kit/testing/formParts';
import { wireAsset } from 'shared-kit/testing/media';
import { fillRequired, openEdit, openNew, save, sentBody, server } from '../../testing/specials/steps';

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

test('every field of a special can be entered and is sent under its own name', async () => {
  const api = server();
  const { user, address } = openNew();
  const type = async (name: string, text: string) => user.type(await screen.findByRole('textbox', { name }), text);
  await type('Title', 'Winter Escape');
  await type('Other Title', 'Winter');
  await type('Content', 'Two nights.');
  await user.click(screen.getByRole('button', { name: 'Add Package Restrictions' }));
  await type('Package Restrictions', 'Two nights at least.');
  await user.click(screen.getByRole('button', { name: 'Add Terms + Conditions' }));
  await type('Terms + Conditions', 'No refunds.');
  await type('Start Date', '11/01/2026 9:30 AM');
  await user.click(screen.getByRole('checkbox', { name: /Does not end/ }));
  await type('End Date', '12/01/2026 9:30 AM');
  const details = section('Details Page');
  await type('Custom URL', 'winter');
  await user.click(details.getByRole('checkbox', { name: 'Hide from Special Offers page' }));
  await user.click(details.getByRole('checkbox', { name: 'Display Package Restrictions' }));
  await user.click(details.getByRole('checkbox', { name: 'Display Terms + Conditions' }));
  await type('Details Page Content', 'All of it.');
  await user.selectOptions(details.getByRole('combobox', { name: 'Details Page CTA' }), 'Other');
  await type('Details Page CTA title', 'Write to us');
  await user.type(details.getByRole('textbox', { name: 'CTA Link URL' }), 'https://marchmont.example/write');
  await user.click(details.getByRole('checkbox', { name: 'Opens in new window' }));
  await user.click(details.getByRole('checkbox', { name: /Add date picker popup/ }));
  await user.selectOptions(details.getByRole('combobox', { name: 'Advance Purchase Days' }), '07');
  await user.selectOptions(details.getByRole('combobox', { name: 'Minimum Night Stay' }), '02');
  await user.type(details.getByRole('textbox', { name: 'Tracking Tag' }), 'W-2');
  await user.click(screen.getByRole('switch', { name: /^Published/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address()).toBe('/hotels/7/specials'));
  expect(sentBody(api)).toEqual({
    title: 'Winter Escape',
    other_title: 'Winter',
    content: '<p>Two nights.</p>',
    package_restrictions: '<p>Two nights at least.</p>',
    terms_and_conditions: '<p>No refunds.</p>',
    starts_on: '2026-11-01T09:30:00.000Z',
    ends_on: '2026-12-01T09:30:00.000Z',
    does_not_end: false,
    published: true,
    archived: false,
    promo_flag: null,
    images: [],
    cta: {
      type: null,
      link_url: '',
      opens_in_new_window: false,
      add_date_picker_popup: false,
      advanced_purchase_days: 0,
      minimum_night_stay: 1,
      tracking_tag: '',
    },
    details: {
      custom_url: 'winter',
      hide_from_special_offers_page: true,
      content: '<p>All of it.</p>',
      display_package_restrictions: true,
      display_terms_and_conditions: true,
      image: null,
      cta: {
        type: 'Other',
        title_input: 'Write to us',
        link_url: 'https://marchmont.example/write',
        opens_in_new_window: true,
        add_date_picker_popup: true,
        advanced_purchase_days: 7,
        minimum_night_stay: 2,
        tracking_tag: 'W-2',
      },
    },
  });
});

test('both pictures are chosen from their categories and sent with their texts', async () => {
  const api = server();
  api.set('GET /assets', listOf([wireAsset('5')]));
  api.set('GET /assets/:id', ({ params }) => ({ data: wireAsset(params.id ?? '') }));
  const { user } = openNew();
  await fillRequired(user);
  for (const part of ['Set an Image', 'Details Page']) {
    await user.click(section(part).getByRole('button', { name: 'Choose from library' }));
    await user.click(await screen.findByRole('button', { name: /Picture 5/ }));
  }
  const queries = api.calls.filter(({ path }) => path === '/assets').map(({ query }) => [query.filetype, query.q]);
  expect(queries).toEqual([
    ['image', 'cat#Specials'],
    ['image', 'cat#Specials Detail'],
  ]);
  const alts = screen.getAllByRole('textbox', { name: /^Image Alt/ });
  expect(alts).toHaveLength(2);
  for (const alt of alts) await user.clear(alt);
  await save(user);
  expect(await screen.findAllByText('Image Alt Tag is required')).toHaveLength(2);
  for (const alt of alts) await user.type(alt, 'The lobby');
  await save(user);
  const picture = { asset_id: '5', alt: 'The lobby' };
  await waitFor(() => expect(sentBody(api)).toMatchObject({ images: [picture], details: { image: picture } }));
});

test('stored values are loaded into their fields and sent back unchanged', async () => {
  const cta = {
    type: 'Book Now',
    link_url: 'https://marchmont.example/book',
    opens_in_new_window: true,
    add_date_picker_popup: true,
    advanced_purchase_days: 12,
    minimum_night_stay: 3,
    tracking_tag: 'W-1',
  };
  const stored = {
    other_title: 'Winter',
    package_restrictions: '<p>Two nights at least.</p>',
    terms_and_conditions: '<p>No refunds.</p>',
    promo_flag: 'Member Exclusive',
    images: [{ asset_id: '5', alt: 'Fire', url: '/files/5.jpg' }],
    cta,
    details: {
      custom_url: 'winter',
      hide_from_special_offers_page: true,
      content: '<p>All of it.</p>',
      display_package_restrictions: true,
      display_terms_and_conditions: true,
      image: { asset_id: '6', alt: 'Snow', url: '/files/6.jpg' },
      cta: { ...cta, type: 'Check Availability', title_input: null },
    },
  };
  const api = server(stored);
  const { user, address } = openEdit();
  expect(await screen.findByRole('textbox', { name: 'Other Title' })).toHaveValue('Winter');
  expect(await screen.findByRole('textbox', { name: 'Package Restrictions' })).toHaveValue('Two nights at least.');
  expect(screen.getByRole('textbox', { name: 'Terms + Conditions' })).toHaveValue('No refunds.');
  expect(screen.getByRole('combobox', { name: 'Promo Flag' })).toHaveDisplayValue('Member Exclusive');
  expect(section('CTA').getByRole('combobox', { name: 'Advance Purchase Days' })).toHaveDisplayValue('12');
  expect(section('Details Page').getByRole('combobox', { name: 'Minimum Night Stay' })).toHaveDisplayValue('03');
  await user.type(screen.getByRole('textbox', { name: 'Title' }), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address()).toBe('/hotels/7/specials'));
  expect(sentBody(api, 'PUT')).toMatchObject({
    ...stored,
    images: [{ asset_id: '5', alt: 'Fire' }],
    details: { ...stored.details, image: { asset_id: '6', alt: 'Snow' } },
  });
});

test('a new special’s options and their defaults', async () => {
  server();
  const { user } = openNew();
  await screen.findByRole('textbox', { name: 'Title' });
  const type = section('CTA').getByRole('combobox', { name: 'CTA' });
  expect(optionsOf(type)).toEqual(['Book Now', 'Offer Details', 'None']);
  expect(type).toHaveDisplayValue('None');
  await user.selectOptions(type, 'Book Now');
  const numbers = (from: number) => Array.from({ length: 61 - from }, (_, index) => String(index + from).padStart(2, '0'));
  const days = section('CTA').getByRole('combobox', { name: 'Advance Purchase Days' });
  const nights = section('CTA').getByRole('combobox', { name: 'Minimum Night Stay' });
  expect(optionsOf(days)).toEqual(numbers(0));
  expect(optionsOf(nights)).toEqual(numbers(1));
  expect([days, nights].map((select) => (select as HTMLSelectElement).value)).toEqual(['0', '1']);
  const detailsType = screen.getByRole('combobox', { name: 'Details Page CTA' });
  expect(optionsOf(detailsType)).toEqual(['Check Availability', 'Inquire Now', 'Learn More', 'None', 'Other']);
  await user.selectOptions(detailsType, 'Check Availability');
  expect(section('Details Page').getByRole('combobox', { name: 'Advance Purchase Days' })).toHaveDisplayValue('00');
  expect(section('Details Page').getByRole('combobox', { name: 'Minimum Night Stay' })).toHaveDisplayValue('01');
  const flag = screen.getByRole('combobox', { name: 'Promo Flag' });
  expect(optionsOf(flag)).toEqual(['None', 'Member Exclusive', 'Website Exclusive', 'Weekend Promo', 'Newly Renovated', 'Other']);
});

test('required fields are marked, optional ones are not', async () => {
  server();
  openNew();
  await screen.findByRole('textbox', { name: 'Details Page Content' });
  const marked = ['Title', 'Other Title', 'Content', 'Start Date', 'End Date', 'Details Page Content'];
  for (const name of marked) expect(screen.getByRole('textbox', { name })).toBeRequired();
  expect(screen.getByRole('combobox', { name: 'CTA' })).toBeRequired();
  expect(screen.getByRole('combobox', { name: 'Promo Flag' })).not.toBeRequired();
  expect(screen.getByRole('textbox', { name: 'Custom URL' })).not.toBeRequired();
  expect(optionalFields()).toEqual(['Custom URL']);
});

test('the focus moves to a sensible place when its button disappears: on adding, removing and discarding', async () => {
  server();
  const { user } = openNew();
  const pressEnterOn = async (name: string) => {
    act(() => screen.getByRole('button', { name }).focus());
    await user.keyboard('{Enter}');
  };
  await screen.findByRole('textbox', { name: 'Title' });
  await pressEnterOn('Add Package Restrictions');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Package Restrictions' })).toHaveFocus());
  await pressEnterOn('Remove Package Restrictions');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add Package Restrictions' })).toHaveFocus());
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Winter');
  await pressEnterOn('Discard');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save and add another' })).toHaveFocus());
});

test('an invalid link or tag that the chosen call to action hides does not prevent saving, and is not sent', async () => {
  const api = server();
  const { user, address } = openEdit();
  await screen.findByRole('textbox', { name: 'Title' });
  for (const [title, name, shown, hidden] of [
    ['CTA', 'CTA', 'Book Now', 'Offer Details'],
    ['Details Page', 'Details Page CTA', 'Learn More', 'None'],
  ] as const) {
    const part = section(title);
    await user.selectOptions(part.getByRole('combobox', { name }), shown);
    await user.clear(part.getByRole('textbox', { name: 'CTA Link URL' }));
    await user.type(part.getByRole('textbox', { name: 'CTA Link URL' }), 'no address');
    await user.click(part.getByRole('textbox', { name: 'Tracking Tag' }));
    await user.paste('x'.repeat(1001));
    await user.selectOptions(part.getByRole('combobox', { name }), hidden);
  }
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address()).toBe('/hotels/7/specials'));
  // The second call to action was stored as null, and stays null, since nothing in it is filled in.
  expect(sentBody(api, 'PUT')).toMatchObject({ cta: { link_url: '', tracking_tag: '' }, details: { cta: null } });
});

test('a too long text of Other does not prevent saving once something else is chosen', async () => {
  const api = server({ promo_flag: 'x'.repeat(201) });
  const { user, address } = openEdit();
  expect(await screen.findByRole('textbox', { name: 'Promo Flag title' })).toHaveValue('x'.repeat(201));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Promo Flag' }), 'None');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address()).toBe('/hotels/7/specials'));
  expect(sentBody(api, 'PUT')).toMatchObject({ promo_flag: null });
});
