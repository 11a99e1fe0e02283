import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, listOf } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { hotel } from 'shared-kit/testing/properties';
import { renderPage } from 'shared-kit/testing/renderPage';
import { ClonePage } from 'shared-kit/content/ClonePage';
import { ListPage } from 'shared-kit/content/ListPage';
import { homePromo } from './homePromo';
import { FormPage } from 'shared-kit/content/FormPage';
import homePromoForm from './homePromoForm';

const LIST = '/properties/7/home-promos';
const promo = (id: string, more: object = {}) => ({
  id,
  property_id: '7',
  sort_index: Number(id),
  version: 1,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  updated_by: null,
  title: `Promo ${id}`,
  hide_title: false,
  paragraph: null,
  starts_on: '2026-01-01T09:00:00.000Z',
  ends_on: '2120-01-01T00:00:00.000Z',
  does_not_end: true,
  published: true,
  archived: false,
  promo_flag: null,
  images: [],
  cta: null,
  ...more,
});

const server = (rows: object[], live: object[]) =>
  fakeApi({
    'GET /properties/7': { data: hotel('7', 'Hotel Marchmont') },
    [`GET ${LIST}`]: ({ query }) => listOf(query.live === 'true' ? live : rows, { count: 105, total_pages: 2 }),
    [`POST ${LIST}`]: ({ body }) => ({ status: 201, body: { data: promo('9', body as object) } }),
  });

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

test('only the first three live promos of the whole list carry LIVE', async () => {
  const rows = ['1', '2', '3', '4', '5'].map((id) => promo(id, { published: id !== '2' }));
  const api = server(rows, [rows[0]!, rows[2]!, rows[3]!]);
  renderPage(<ListPage type={homePromo} />, '/hotels/:hotelid/promos', '/hotels/7/promos');
  await screen.findByRole('link', { name: 'Promo 1' });
  await waitFor(() => expect(screen.getAllByText('LIVE')).toHaveLength(3));
  const live = screen.getAllByRole('rowheader').filter((cell) => within(cell).queryByText('LIVE'));
  expect(live.map((cell) => within(cell).getByRole('link').textContent)).toEqual(['Promo 1', 'Promo 3', 'Promo 4']);
  // Rows from the top of the list show their state themselves.
  expect(api.calls.filter(({ query }) => query.live === 'true')).toEqual([]);
});

test('on the clone page, too, only the promos that guests see carry LIVE', async () => {
  const rows = ['1', '2', '3', '4', '5'].map((id) => promo(id));
  const api = server(rows, rows.slice(0, 3));
  api.set('GET /properties', listOf([hotel('7', 'Hotel Marchmont'), hotel('8', 'The Aster')]));
  renderPage(<ClonePage type={homePromo} />, '/hotels/:hotelid/promos/clone', '/hotels/7/promos/clone');
  await screen.findByRole('checkbox', { name: 'Promo 5' });
  expect(screen.getAllByText('LIVE')).toHaveLength(3);
});

test('the second page has no LIVE badge when the first three live promos are on the first page', async () => {
  const api = server([promo('101'), promo('102')], [promo('1'), promo('2'), promo('3')]);
  renderPage(<ListPage type={homePromo} />, '/hotels/:hotelid/promos', '/hotels/7/promos?page=2');
  await screen.findByRole('link', { name: 'Promo 101' });
  expect(screen.queryByText('LIVE')).not.toBeInTheDocument();
  expect(api.calls.find(({ query }) => query.live === 'true')?.query).toMatchObject({
    per_page: '3',
    order_by: 'sort_index:ASC',
  });
});

test('the call to action has no type and opens in the same window', async () => {
  const api = server([], []);
  const { user, address } = renderPage(
    <FormPage type={homePromo} form={homePromoForm} />,
    '/hotels/:hotelid/promos/new',
    '/hotels/7/promos/new',
  );
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Breakfast in bed');
  await user.type(screen.getByRole('textbox', { name: 'Start Date' }), '11/01/2026 9:30 AM');
  await user.click(screen.getByRole('checkbox', { name: /Hide title/ }));
  expect(screen.queryByRole('combobox', { name: 'CTA' })).not.toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Opens in new window' })).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address()).toBe('/hotels/7/promos'));
  const body = api.calls.find(({ method }) => method === 'POST')?.body as { cta: object };
  expect(body).toMatchObject({ hide_title: true, promo_flag: null, published: false, does_not_end: true });
  expect(body.cta).not.toHaveProperty('type');
});
