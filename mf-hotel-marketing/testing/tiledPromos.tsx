import { screen } from '@testing-library/react';
import { ClonePage } from 'shared-kit/content/ClonePage';
import { typePage } from 'shared-kit/content/contentPages';
import { FormPage } from 'shared-kit/content/FormPage';
import { ListPage } from 'shared-kit/content/ListPage';
import { fakeApi, listOf } from 'shared-kit/testing/fakeApi';
import { hotel } from 'shared-kit/testing/properties';
import { renderPage } from 'shared-kit/testing/renderPage';
import { tiledPromos } from '../src/tiled-promos/tiledPromo';
import tiledPromoForm from '../src/tiled-promos/tiledPromoForm';

const TiledPromosPage = typePage(tiledPromos, ListPage);
export const TiledPromoFormPage = typePage(tiledPromos, (props) => <FormPage {...props} form={tiledPromoForm} />);
export const CloneTiledPromosPage = typePage(tiledPromos, ClonePage);

export const LIST = '/properties/7/tiled-promos';
export const row = (id: string, more: object = {}) => ({
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

export const server = (stored: object = {}) =>
  fakeApi({
    'GET /properties/7': { data: hotel('7', 'The House') },
    'GET /properties': listOf([hotel('7', 'The House'), hotel('8', 'The Aster')]),
    [`GET ${LIST}`]: listOf([row('1'), row('2')]),
    [`GET ${LIST}/:id`]: { data: row('1', stored) },
    [`POST ${LIST}`]: ({ body }) => ({ status: 201, body: { data: row('9', body as object) } }),
    [`PUT ${LIST}/:id`]: ({ body }) => ({ data: row('1', body as object) }),
    [`DELETE ${LIST}/:id`]: undefined,
  });

export const pathOf = (path: string) => `/hotels/7/tiled/${path}`;
export const openList = (path: string) => renderPage(<TiledPromosPage />, `/hotels/:hotelid/tiled/${path}`, pathOf(path));
export const openNew = (path = 'meetings') =>
  renderPage(<TiledPromoFormPage />, `/hotels/:hotelid/tiled/${path}/new`, pathOf(`${path}/new`));
export const openEdit = () =>
  renderPage(<TiledPromoFormPage />, '/hotels/:hotelid/tiled/meetings/:id/edit', pathOf('meetings/1/edit'));
export const title = () => screen.findByRole('textbox', { name: 'Title' });
type User = ReturnType<typeof openNew>['user'];
export const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save' }));
export const sentBody = (api: ReturnType<typeof server>, method: string) =>
  api.calls.find((call) => call.method === method)?.body as Record<string, unknown>;

export async function fill(user: User) {
  await user.type(await title(), 'The Library');
  await user.type(await screen.findByRole('textbox', { name: 'Short Description' }), 'By the fire.');
  await user.type(screen.getByRole('textbox', { name: 'Start Date' }), '11/01/2026 9:30 AM');
}
