import { screen, waitFor, within } from '@testing-library/react';
import { wireAsset } from 'shared-kit/testing/media';
import { fakeApi, listOf } from 'shared-kit/testing/fakeApi';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { storedItem } from 'shared-kit/testing/kinds/testedKind';
import { optionsOf } from 'shared-kit/testing/formParts';
import { hotel } from 'shared-kit/testing/properties';
import { renderPage } from 'shared-kit/testing/renderPage';
import { FormPage } from 'shared-kit/content/FormPage';
import { homePromo } from './homePromo';
import homePromoForm from './homePromoForm';

const LIST = '/properties/7/home-promos';
const promo = (id: string, more: object = {}) =>
  storedItem(id, { title: `Promo ${id}`, hide_title: false, paragraph: null, promo_flag: null, images: [], cta: null, ...more });

const server = (stored = [promo('1'), promo('2', { published: false }), promo('3'), promo('4'), promo('5')]) =>
  fakeApi({
    'GET /properties/7': { data: hotel('7', 'The House') },
    'GET /assets': listOf([wireAsset('5')]),
    'GET /assets/:id': ({ params }) => ({ data: wireAsset(params.id ?? '') }),
    [`GET ${LIST}`]: listOf(stored),
    [`GET ${LIST}/:id`]: ({ params }) => ({ data: promo(params.id ?? '') }),
    [`POST ${LIST}`]: ({ body }) => ({ status: 201, body: { data: promo('9', body as object) } }),
  });
const openNew = () =>
  renderPage(<FormPage type={homePromo} form={homePromoForm} />, '/hotels/:hotelid/promos/new', '/hotels/7/promos/new');
const preview = () => within(screen.getByRole('complementary', { name: 'Preview' }));

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

test('the preview of the home page shows the first three live promos, and follows what is typed', async () => {
  server();
  const { user } = renderPage(
    <FormPage type={homePromo} form={homePromoForm} />,
    '/hotels/:hotelid/promos/:id/edit',
    '/hotels/7/promos/3/edit',
  );
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), ' in bed');
  await user.click(preview().getByRole('button', { name: 'Home Page' }));
  const shown = () =>
    preview()
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
  await waitFor(() => expect(shown()).toEqual(['Promo 1', 'Promo 3 in bed', 'Promo 4']));
  await user.click(screen.getByRole('switch', { name: /^Published/ }));
  await waitFor(() => expect(shown()).toEqual(['Promo 1', 'Promo 4', 'Promo 5']));
});

test('every field of a home promo is sent under its own name, from what a new one starts with', async () => {
  const api = server([]);
  const { user, address } = openNew();
  const type = async (name: string, text: string) => user.type(await screen.findByRole('textbox', { name }), text);
  await type('Title', 'Breakfast in bed');
  await type('Paragraph', 'Until noon.');
  await type('Start Date', '11/01/2026 9:30 AM');
  await user.click(screen.getByRole('button', { name: 'Choose from library' }));
  await user.click(await screen.findByRole('button', { name: /Picture 5/ }));
  const query = api.calls.find(({ path }) => path === '/assets')?.query;
  expect([query?.filetype, query?.q]).toEqual(['image', 'cat#Home Promos']);
  expect(screen.getByRole('checkbox', { name: 'Opens in new window' })).not.toBeChecked();
  expect(screen.getByRole('combobox', { name: 'Advance Purchase Days' })).toHaveDisplayValue('00');
  expect(screen.getByRole('combobox', { name: 'Minimum Night Stay' })).toHaveDisplayValue('01');
  await type('CTA Link URL', 'https://house.example/breakfast');
  await type('Tracking Tag', 'B-1');
  const flags = ['None', 'Member Exclusive', 'Website Exclusive', 'Weekend Promo', 'Newly Renovated', 'Other'];
  expect(optionsOf('Promo Flag')).toEqual(flags);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Promo Flag' }), 'Weekend Promo');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address()).toBe('/hotels/7/promos'));
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
    title: 'Breakfast in bed',
    hide_title: false,
    paragraph: '<p>Until noon.</p>',
    starts_on: '2026-11-01T09:30:00.000Z',
    ends_on: '2120-01-01T00:00:00.000Z',
    does_not_end: true,
    images: [{ asset_id: '5', alt: 'What 5 shows' }],
    cta: {
      link_url: 'https://house.example/breakfast',
      opens_in_new_window: false,
      add_date_picker_popup: false,
      advanced_purchase_days: 0,
      minimum_night_stay: 1,
      tracking_tag: 'B-1',
    },
    promo_flag: 'Weekend Promo',
    published: false,
    archived: false,
  });
});

test('title, start, end and the text of the flag Other are required with the exact messages', async () => {
  const api = server([]);
  const { user } = openNew();
  await screen.findByRole('textbox', { name: 'Title' });
  await user.click(screen.getByRole('checkbox', { name: /Does not end/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Promo Flag' }), 'Other');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const links = within(await screen.findByRole('alert')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Title: Required!',
    'Start Date: Required!',
    'End Date: End date is required if event ends',
    'Promo Flag title: Promo Flag title is required if Other is selected',
  ]);
  expect(api.paths()).not.toContain(`POST ${LIST}`);
});

test.each([
  ['a full wildcard', undefined, true],
  ['rights on this hotel and on assets', [granted('home_promo', '7', 'rwx'), granted('asset', null, 'rwx')], false],
  ['a wildcard on this hotel', [granted('*', '7', 'rwx')], false],
  ['a wildcard without execute', [granted('*', null, 'rw')], false],
])('only a full wildcard allows uploading in the picker: %s', async (_, rights, isOffered) => {
  server([]);
  signedInAs(rights);
  openNew();
  expect(await screen.findByRole('button', { name: 'Choose from library' })).toBeInTheDocument();
  expect(screen.queryAllByRole('button', { name: 'Upload File' })).toHaveLength(isOffered ? 1 : 0);
});

test('the page says when a live promo is behind those that guests see', async () => {
  server();
  const { user } = renderPage(
    <FormPage type={homePromo} form={homePromoForm} />,
    '/hotels/:hotelid/promos/:id/edit',
    '/hotels/7/promos/5/edit',
  );
  await screen.findByRole('textbox', { name: 'Title' });
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Preview' }));
  expect(await dialog.findByText('Live, but fourth in line: guests see the first three.')).toBeInTheDocument();
  const shown = dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(shown).toEqual(['Promo 1', 'Promo 3', 'Promo 4']);
});
