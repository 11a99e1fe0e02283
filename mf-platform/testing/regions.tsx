import { screen } from '@testing-library/react';
import { fakeApi, listOf, type FakeCall } from 'shared-kit/testing/fakeApi';
import { hotel, region } from 'shared-kit/testing/properties';
import { renderPage } from 'shared-kit/testing/renderPage';
import RegionFormPage from '../src/regions/RegionFormPage';

export const coast = { region_id: '1', region: { id: '1', name: 'Coast' } };
const dales = { region_id: '2', region: { id: '2', name: 'Dales' } };

/** Two regions and four hotels. @param broken the ids of hotels that cannot be saved */
export function regionServer(broken = new Set<string>()) {
  const hotels = [
    hotel('7', 'Saltmarsh', coast),
    hotel('8', 'Lantern Inn', dales),
    hotel('9', 'Old Mill', { archived: true, ...coast }),
    hotel('10', 'Alder House'),
  ];
  return fakeApi({
    'GET /regions': listOf([region('1', 'Coast'), region('2', 'Dales')]),
    'POST /regions': ({ body }: FakeCall) => ({ status: 201, body: { data: region('3', (body as { name: string }).name) } }),
    'DELETE /regions/:id': undefined,
    'GET /properties': ({ query }: FakeCall) => listOf(hotels.filter(({ archived }) => String(archived) === query.archived)),
    'PUT /properties/:id': ({ params, body }: FakeCall) => {
      if (broken.has(params.id ?? '')) return { status: 500, body: { message: 'It broke.', code: 'internal', fields: {} } };
      const index = hotels.findIndex(({ id }) => id === params.id);
      hotels[index] = { ...hotels[index]!, ...(body as object), version: 5 };
      return { data: hotels[index] };
    },
  });
}

export const openNew = () => renderPage(<RegionFormPage />, '/hotels/regions/new', '/hotels/regions/new');
export const openCoast = () => renderPage(<RegionFormPage />, '/hotels/regions/:id', '/hotels/regions/1');
export const hotelBox = (name: RegExp) => screen.findByRole('checkbox', { name });
export const save = (user: ReturnType<typeof openNew>['user']) => user.click(screen.getByRole('button', { name: 'Save' }));
export const puts = (api: ReturnType<typeof regionServer>) =>
  api.calls.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body]);
