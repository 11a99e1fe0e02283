import { screen, waitFor, within } from '@testing-library/react';
import { routeProblems } from 'shared-kit/rules/remote/contract';
import { TILED_PROMO_TYPES } from 'shared-kit/rules/options';
import { chooseInMenu } from 'shared-kit/testing/chooseInMenu';
import { fakeApi, listOf } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { hotel } from 'shared-kit/testing/properties';
import { renderPage } from 'shared-kit/testing/renderPage';
import { pages } from '../pages';
import { routes } from '../routes';
import { ListPage } from 'shared-kit/content/ListPage';
import { typePage } from 'shared-kit/content/contentPages';
import { tiledPromos } from './tiledPromo';
import { FormPage } from 'shared-kit/content/FormPage';
import tiledPromoForm from './tiledPromoForm';
import { ClonePage } from 'shared-kit/content/ClonePage';
import { section, sections } from 'shared-kit/testing/formParts';

const TiledPromosPage = typePage(tiledPromos, ListPage);
const TiledPromoFormPage = typePage(tiledPromos, (props) => <FormPage {...props} form={tiledPromoForm} />);
const CloneTiledPromosPage = typePage(tiledPromos, ClonePage);

const LIST = '/properties/7/tiled-promos';
const row = (id: string, more: object = {}) => ({
  id,
  property_id: '7',
  sort_index: Number(id),
  version: 3,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  updated_by: null,
  type: 'meeting',
  title: `Promo ${id}`,
  short_description: '<p>Words.</p>',
  modal1_title: null,
  modal1_content: null,
  modal2_title: null,
  modal2_content: null,
  starts_on: '2026-01-01T09:00:00.000Z',
  ends_on: '2120-01-01T00:00:00.000Z',
  does_not_end: true,
  published: true,
  archived: false,
  images: [],
  pdf: null,
  pdf_asset: null,
  pdf_link_title: null,
  pdf_tracking_tag: null,
  use_pdf_as_cta: false,
  cta: { type: 'None', link_url: null, opens_in_new_window: true },
  ...more,
});

const server = (stored: object = {}) =>
  fakeApi({
    'GET /properties/7': { data: hotel('7', 'The House') },
    'GET /properties': listOf([hotel('7', 'The House'), hotel('8', 'The Aster')]),
    [`GET ${LIST}`]: listOf([row('1'), row('2')]),
    [`GET ${LIST}/:id`]: { data: row('1', stored) },
    [`POST ${LIST}`]: ({ body }) => ({ status: 201, body: { data: row('9', body as object) } }),
    [`PUT ${LIST}/:id`]: ({ body }) => ({ data: row('1', body as object) }),
    [`DELETE ${LIST}/:id`]: undefined,
  });

const pathOf = (path: string) => `/hotels/7/tiled/${path}`;
const openList = (path: string) => renderPage(<TiledPromosPage />, `/hotels/:hotelid/tiled/${path}`, pathOf(path));
const openNew = (path = 'meetings') =>
  renderPage(<TiledPromoFormPage />, `/hotels/:hotelid/tiled/${path}/new`, pathOf(`${path}/new`));
const openEdit = () => renderPage(<TiledPromoFormPage />, '/hotels/:hotelid/tiled/meetings/:id/edit', pathOf('meetings/1/edit'));
const title = () => screen.findByRole('textbox', { name: 'Title' });
type User = ReturnType<typeof openNew>['user'];
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save' }));
const sent = (api: ReturnType<typeof server>, method: string) =>
  api.calls.find((call) => call.method === method)?.body as Record<string, unknown>;

async function fill(user: User) {
  await user.type(await title(), 'The Library');
  await user.type(await screen.findByRole('textbox', { name: 'Short Description' }), 'By the fire.');
  await user.type(screen.getByRole('textbox', { name: 'Start Date' }), '11/01/2026 9:30 AM');
}

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

test('the routes hold the contract; short addresses lead to the lists', () => {
  expect(routeProblems(routes, Object.keys(pages))).toEqual([]);
  const leads = Object.fromEntries(routes.map(({ path, redirectTo }) => [path, redirectTo]));
  expect(leads).toMatchObject({
    '/hotels/:hotelid/tiled': '/hotels/:hotelid/tiled/meetings',
    '/hotels/:hotelid/meetings': '/hotels/:hotelid/tiled/meetings',
    '/hotels/:hotelid/weddings/:id/edit': '/hotels/:hotelid/tiled/weddings/:id/edit',
    '/hotels/:hotelid/dining': '/hotels/:hotelid/tiled/dining',
  });
});

test.each(TILED_PROMO_TYPES.map(({ value, path, heading }) => [path, value, heading]))(
  '%s lists what is of its type, under its heading',
  async (path, type, heading) => {
    const api = server();
    openList(path);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Promo 1' })).toHaveAttribute('href', pathOf(`${path}/1/edit`));
    const asked = api.calls.filter((call) => call.path === LIST);
    expect(asked.map(({ query }) => query.type)).toEqual(asked.map(() => type));
  },
);

test.each([
  ['meetings', 'Delete Meeting'],
  ['weddings', 'Delete Wedding'],
  ['dining', 'Delete Dining'],
  ['misc2', 'Delete Misc2'],
])('in %s the dialog is called %s', async (path, name) => {
  const api = server();
  const { user } = openList(path);
  await chooseInMenu(user, 'Promo 1', 'Delete');
  const dialog = await screen.findByRole('dialog', { name });
  expect(dialog).toHaveStyle({ width: '50rem' });
  await user.click(within(dialog).getByRole('button', { name }));
  await waitFor(() => expect(api.paths()).toContain(`DELETE ${LIST}/1`));
});

test('New Meetings Promo has its sections and starting values, and returns to the list', async () => {
  const api = server();
  const { user, address } = openNew();
  await title();
  expect(screen.getByRole('heading', { level: 1, name: 'New Meetings Promo' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Meetings Promos/ })).toHaveAttribute('href', pathOf('meetings'));
  expect(sections()).toEqual([
    'Title & Content',
    'Date & Time',
    'Set an Image',
    'Upload a PDF',
    'CTA (Call to Action)',
    'Preview + Publish',
  ]);
  await fill(user);
  await save(user);
  await waitFor(() => expect(address()).toBe(pathOf('meetings')));
  expect(sent(api, 'POST')).toMatchObject({
    type: 'meeting',
    title: 'The Library',
    modal1_title: null,
    modal2_title: null,
    does_not_end: true,
    published: false,
    archived: false,
    images: [],
    pdf: null,
    use_pdf_as_cta: false,
    cta: {
      type: null,
      opens_in_new_window: true,
      add_date_picker_popup: false,
      advanced_purchase_days: 0,
      minimum_night_stay: 1,
    },
  });
});

test('the call to action is hidden while the PDF stands for it, and then needs no link', async () => {
  const api = server();
  const { user } = openNew();
  await fill(user);
  const cta = 'CTA (Call to Action)';
  await user.selectOptions(section(cta).getByRole('combobox', { name: 'CTA' }), 'Book Now');
  await save(user);
  expect(await section(cta).findByText('Required!')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: /Use PDF as CTA/ }));
  expect(screen.queryByRole('region', { name: cta })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^CTA \(Call to Action\)/ })).not.toBeInTheDocument();
  await save(user);
  await waitFor(() => expect(sent(api, 'POST')).toMatchObject({ use_pdf_as_cta: true }));
});

test('a wrong link goes with the call to action that the PDF stands for', async () => {
  const api = server();
  const { user } = openNew();
  await fill(user);
  const cta = section('CTA (Call to Action)');
  await user.selectOptions(cta.getByRole('combobox', { name: 'CTA' }), 'Book Now');
  await user.type(cta.getByRole('textbox', { name: 'CTA Link URL' }), 'no address');
  await user.click(screen.getByRole('checkbox', { name: /Use PDF as CTA/ }));
  await save(user);
  await waitFor(() => expect(sent(api, 'POST')).toMatchObject({ use_pdf_as_cta: true, cta: { type: 'Book Now', link_url: '' } }));
});

test('the two selects show for every call to action but Learn More', async () => {
  server();
  const { user } = openNew();
  await title();
  const type = screen.getByRole('combobox', { name: 'CTA' });
  for (const [word, shown] of [
    ['Inquire Now', true],
    ['Learn More', false],
    ['Book Now', true],
    ['Other', true],
  ] as const) {
    await user.selectOptions(type, word);
    expect(screen.queryAllByRole('combobox', { name: 'Minimum Night Stay' })).toHaveLength(shown ? 1 : 0);
  }
});

test('the second modal comes with a button and goes empty; Other needs no text', async () => {
  const api = server({ modal1_title: 'Capacities', modal2_title: 'Promotion Details', modal2_content: '<p>All of it</p>' });
  const { user, address } = openEdit();
  await title();
  expect(screen.getByRole('combobox', { name: 'Modal 1 Title' })).toHaveValue('Other');
  const text = screen.getByRole('textbox', { name: 'Modal 1 Title Text' });
  expect(text).toHaveValue('Capacities');
  await user.clear(text);
  await user.click(screen.getByRole('button', { name: 'Remove Second Modal' }));
  expect(screen.queryByRole('combobox', { name: 'Modal 2 Title' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add Second Modal' }));
  expect(screen.getByRole('combobox', { name: 'Modal 2 Title' })).toHaveValue('None');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Modal 2 Title' })).toHaveFocus());
  await save(user);
  await waitFor(() => expect(address()).toBe(pathOf('meetings')));
  expect(sent(api, 'PUT')).toMatchObject({ type: 'meeting', modal1_title: null, modal2_title: null, modal2_content: null });
});

test('a stored PDF shows with its name, and its id is what is sent', async () => {
  const api = server({ pdf: '40', pdf_asset: { id: '40', name: 'Capacities', url: 'https://x.example/40.pdf' } });
  const { user } = openEdit();
  await user.type(await title(), '!');
  expect(section('Upload a PDF').getByRole('link', { name: 'Capacities' })).toHaveAttribute('href', 'https://x.example/40.pdf');
  await save(user);
  await waitFor(() => expect(sent(api, 'PUT')).toMatchObject({ pdf: '40', title: 'Promo 1!' }));
});

test('the clone page carries its label, ticks what was selected once, and links the hotels', async () => {
  server();
  const { address } = renderPage(
    <CloneTiledPromosPage />,
    '/hotels/:hotelid/tiled/dining/clone',
    pathOf('dining/clone?selected=2'),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Clone Private Dining' })).toBeInTheDocument();
  expect(await screen.findByRole('checkbox', { name: 'Promo 2' })).toBeChecked();
  await waitFor(() => expect(address()).toBe(pathOf('dining/clone')));
  expect(await screen.findByRole('link', { name: 'Open The Aster' })).toHaveAttribute('href', '/hotels/8');
});

test('what a target holds already is said of an archived promo as well', async () => {
  const api = server();
  api.set(`GET ${LIST}`, ({ query }) => listOf(query.archived === 'true' ? [row('5', { archived: true })] : [row('1')]));
  api.set('GET /properties/8/tiled-promos', ({ query }) =>
    listOf(query.archived === 'false' ? [row('9', { title: ' promo 5' })] : []),
  );
  const { user } = renderPage(
    <CloneTiledPromosPage />,
    '/hotels/:hotelid/tiled/meetings/clone',
    pathOf('meetings/clone?selected=5'),
  );
  await user.click(await screen.findByRole('checkbox', { name: 'The Aster' }));
  expect(await screen.findByText('“Promo 5” is already there.')).toBeInTheDocument();
});

test('a promo that an address names and that is gone is not chosen: nobody could untick it', async () => {
  const api = server();
  api.set(`GET ${LIST}`, ({ query }) => listOf(query.archived === 'true' ? [] : [row('1')]));
  const { user } = renderPage(
    <CloneTiledPromosPage />,
    '/hotels/:hotelid/tiled/meetings/clone',
    pathOf('meetings/clone?selected=77'),
  );
  await user.click(await screen.findByRole('checkbox', { name: 'The Aster' }));
  await waitFor(() => expect(api.calls.some(({ query }) => query.archived === 'true' && query.per_page === '1000')).toBe(true));
  expect(await screen.findByText('Choose at least one meetings promo and one hotel.')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Promo 1' }));
  expect(screen.getByText(/^1 meetings promo to 1 hotel\./)).toBeInTheDocument();
});

test('a promo of another list is not opened at the address of this one, where a save would move it', async () => {
  server({ type: 'wedding' });
  renderPage(<TiledPromoFormPage />, '/hotels/:hotelid/tiled/:type/:id/edit', '/hotels/7/tiled/meetings/1/edit');
  expect(await screen.findByText(/belongs to another property or list\.$/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});
