import { fakeApi, listOf } from 'shared-kit/testing/fakeApi';
import { renderPage } from 'shared-kit/testing/renderPage';
import SharedSpecialFormPage from '../src/shared-specials/SharedSpecialFormPage';
import SharedSpecialsPage from '../src/shared-specials/SharedSpecialsPage';

export const LIST = '/hotels/shared/specials';

export const shared = (id: string, more: object = {}) => ({
  id,
  version: 2,
  title: `Shared ${id}`,
  start_date: '2026-12-01T09:00:00.000Z',
  end_date: null,
  event_ends: false,
  published: false,
  archived: false,
  detail_title: 'learnMore',
  distribute_hotels: ['7'],
  ...more,
});

/** Two shared specials and two hotels; what is saved is given to the second one. */
export function server() {
  return fakeApi({
    'GET /shared-specials': ({ query }) =>
      query.archived === 'true'
        ? listOf([])
        : listOf([shared('1'), shared('2', { event_ends: true, end_date: '2026-12-24T00:00:00.000Z', published: true })]),
    'GET /shared-specials/:id': ({ params }) => ({ data: shared(params.id ?? '') }),
    'GET /properties': listOf([
      { id: '7', name: 'Hotel Marchmont', type: 'hotel' },
      { id: '8', name: 'The Aster', type: 'hotel' },
    ]),
    'POST /shared-specials': ({ body }) => ({
      status: 201,
      body: {
        data: { ...shared('9'), ...(body as object) },
        meta: { distribution: [{ property_id: '8', outcome: 'created', special_id: '5', message: null }] },
      },
    }),
    'PUT /shared-specials/:id': ({ body }) => ({ data: { ...shared('1'), ...(body as object) }, meta: { distribution: [] } }),
    'DELETE /shared-specials/:id': undefined,
  });
}

export const openList = (address = LIST) => renderPage(<SharedSpecialsPage />, LIST, address);

export const openNew = (query = '') => renderPage(<SharedSpecialFormPage />, `${LIST}/new`, `${LIST}/new${query}`);
