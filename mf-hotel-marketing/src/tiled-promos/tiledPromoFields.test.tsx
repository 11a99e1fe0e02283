import { screen, waitFor, within } from '@testing-library/react';
import { fakeStore, uploadRoutes, wireAsset } from 'shared-kit/testing/media';
import { fakeApi, listOf } from 'shared-kit/testing/fakeApi';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { storedItem } from 'shared-kit/testing/kinds/testedKind';
import { hotel } from 'shared-kit/testing/properties';
import { renderPage } from 'shared-kit/testing/renderPage';
import { FormPage } from 'shared-kit/content/FormPage';
import { typePage } from 'shared-kit/content/contentPages';
import { tiledPromos } from './tiledPromo';
import tiledPromoForm from './tiledPromoForm';
import { optionsOf, section } from 'shared-kit/testing/formParts';

const TiledPromoFormPage = typePage(tiledPromos, (props) => <FormPage {...props} form={tiledPromoForm} />);

const LIST = '/properties/7/tiled-promos';
const pdf = wireAsset('9', { name: 'Capacities', filename: 'capacities.pdf', filetype: 'application/pdf', url: '/files/9.pdf' });

const server = () =>
  fakeApi({
    ...uploadRoutes(),
    'GET /properties/7': { data: hotel('7', 'The House') },
    'GET /assets': ({ query }) => listOf(query.filetype === 'appli' ? [pdf] : [wireAsset('5')]),
    'GET /assets/:id': ({ params }) => ({ data: wireAsset(params.id ?? '') }),
    [`POST ${LIST}`]: ({ body }) => ({ status: 201, body: { data: storedItem('9', body as object) } }),
  });
const open = () => renderPage(<TiledPromoFormPage />, '/hotels/:hotelid/tiled/weddings/new', '/hotels/7/tiled/weddings/new');

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

test('every field of a promo is typed or chosen from its category, and sent under its own name', async () => {
  const api = server();
  const { user, address } = open();
  const type = async (name: string, text: string) => user.type(await screen.findByRole('textbox', { name }), text);
  await type('Title', 'The Orchard');
  await type('Short Description', 'Under the trees.');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Modal 1 Title' }), 'Promotion Details');
  await type('Modal 1 Content', 'All of it.');
  await user.click(screen.getByRole('button', { name: 'Add Second Modal' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Modal 2 Title' }), 'Other');
  await type('Modal 2 Title Text', 'The menu');
  await type('Modal 2 Content', 'Five courses.');
  await type('Start Date', '11/01/2026 9:30 AM');

  await user.click(section('Set an Image').getByRole('button', { name: 'Choose from library' }));
  await user.click(await screen.findByRole('button', { name: /Picture 5/ }));
  await user.click(section('Upload a PDF').getByRole('button', { name: 'Choose from library' }));
  await user.click(await screen.findByRole('button', { name: /Capacities/ }));
  const queries = api.calls.filter(({ path }) => path === '/assets').map(({ query }) => [query.filetype, query.q]);
  expect(queries).toEqual([
    ['image', 'cat#Tiled Promos'],
    ['appli', 'cat#Tiled Promos'],
  ]);
  await type('PDF Link Title', 'Capacities');
  await type('PDF Tracking Tag', 'P-1');
  expect(section('Upload a PDF').getByRole('button', { name: 'Generate Adobe Tracking' })).toBeEnabled();
  await user.selectOptions(screen.getByRole('combobox', { name: 'CTA' }), 'Other');
  await type('CTA title', 'Write to us');
  await type('CTA Link URL', 'https://house.example/write');
  await user.click(screen.getByRole('checkbox', { name: /Add date picker popup/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Advance Purchase Days' }), '14');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Minimum Night Stay' }), '03');
  await type('Tracking Tag', 'W-1');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address()).toBe('/hotels/7/tiled/weddings'));
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
    type: 'wedding',
    title: 'The Orchard',
    short_description: '<p>Under the trees.</p>',
    modal1_title: 'Promotion Details',
    modal1_content: '<p>All of it.</p>',
    modal2_title: 'The menu',
    modal2_content: '<p>Five courses.</p>',
    starts_on: '2026-11-01T09:30:00.000Z',
    ends_on: '2120-01-01T00:00:00.000Z',
    does_not_end: true,
    images: [{ asset_id: '5', alt: 'What 5 shows' }],
    pdf: '9',
    pdf_link_title: 'Capacities',
    pdf_tracking_tag: 'P-1',
    use_pdf_as_cta: false,
    cta: {
      type: 'Write to us',
      link_url: 'https://house.example/write',
      opens_in_new_window: true,
      add_date_picker_popup: true,
      advanced_purchase_days: 14,
      minimum_night_stay: 3,
      tracking_tag: 'W-1',
    },
    published: false,
    archived: false,
  });
});

test('the titles of both modals and the calls to action of a promo', async () => {
  server();
  const { user } = open();
  await screen.findByRole('textbox', { name: 'Title' });
  await user.click(screen.getByRole('button', { name: 'Add Second Modal' }));
  for (const name of ['Modal 1 Title', 'Modal 2 Title'])
    expect(optionsOf(name)).toEqual(['None', 'Package Restrictions', 'Terms + Conditions', 'Promotion Details', 'Other']);
  expect(optionsOf('CTA')).toEqual(['Book Now', 'Inquire Now', 'Learn More', 'None', 'Other']);
});

test('an uploaded PDF is sent with its file data, its texts and the category Tiled Promos', async () => {
  const api = server();
  const store = fakeStore();
  const { user } = open();
  await screen.findByRole('textbox', { name: 'Title' });
  await user.click(section('Upload a PDF').getByRole('button', { name: 'Upload File' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload File' }));
  const file = new File(['%PDF-1.7 capacities'], 'capacities.pdf', { type: 'application/pdf' });
  await user.upload(await dialog.findByLabelText('Choose from your computer'), file);
  await user.type(await dialog.findByLabelText('Tags'), 'rooms, plans');
  await user.click(dialog.getByRole('button', { name: 'Upload' }));
  await waitFor(() => expect(api.paths()).toContain('POST /assets'));
  expect(store.received).toHaveLength(1);
  expect(api.calls.find(({ method, path }) => method === 'POST' && path === '/assets')?.body).toEqual({
    filename: 'k-capacities.pdf',
    filesize: file.size,
    filetype: 'application/pdf',
    name: 'Capacities',
    description: '',
    alt: '',
    tags: [{ name: 'rooms' }, { name: 'plans' }],
    categories: ['Tiled Promos'],
  });
});

test('uploading inside a picker needs the full wildcard; choosing from the library does not', async () => {
  server();
  signedInAs([granted('tiled_promo', '7', 'rwx'), granted('asset', null, 'rwx')]);
  open();
  await screen.findByRole('textbox', { name: 'Title' });
  expect(section('Upload a PDF').getByRole('button', { name: 'Choose from library' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Upload File' })).not.toBeInTheDocument();
});
