import { screen } from '@testing-library/react';
import PropertySettingsPage from 'shared-kit/shared-screens/property-form/PropertySettingsPage';
import { fakeApi, listOf, type FakeCall } from 'shared-kit/testing/fakeApi';
import { hotel, region } from 'shared-kit/testing/properties';
import { renderPage } from 'shared-kit/testing/renderPage';

const logo = { asset_id: '3', alt: 'The M', url: '/files/m.png' };
export const marchmont = hotel('7', 'Hotel Marchmont', { logo, region_id: '1', region: { id: '1', name: 'Capital' } });
const person = { id: '4', first_name: 'Ada', last_name: 'Moss', email: 'ada@calloway.example' };

/** A fake API with the hotel, its users and the regions; `change` answers a save. */
export function server(change: unknown = ({ body }: FakeCall) => ({ data: { ...marchmont, ...(body as object), version: 5 } })) {
  return fakeApi({
    'GET /properties/7': { data: marchmont },
    'GET /properties/7/users': ({ query }: FakeCall) => listOf([person], { page: Number(query.page), total_pages: 2, count: 31 }),
    'GET /regions': listOf([region('1', 'Capital'), region('2', 'Coast')]),
    'GET /assets/:id': { data: { id: '3', name: 'M', filename: 'm.png', filesize: 1000, filetype: 'image/png', tags: [] } },
    'PUT /properties/7': change as never,
  });
}
export const open = () => renderPage(<PropertySettingsPage />, '/hotels/:hotelid/settings', '/hotels/7/settings');
export const textbox = (name: string) => screen.findByRole('textbox', { name });
export const save = (user: ReturnType<typeof open>['user']) => user.click(screen.getByRole('button', { name: 'Save' }));
export const puts = (api: ReturnType<typeof server>) => api.calls.filter(({ method }) => method === 'PUT');
