import { screen, within } from '@testing-library/react';
import { fakeApi, listOf, type FakeCall } from 'shared-kit/testing/fakeApi';
import { hotel } from 'shared-kit/testing/properties';
import { renderPage } from 'shared-kit/testing/renderPage';
import BinPage from '../src/bin/BinPage';

/** An entry of the bin as the API lists it. */
export const entry = (id: string, fields: object = {}) => ({
  id,
  kind: 'specials',
  item_id: `item-${id}`,
  property_id: '7',
  property: { id: '7', name: 'Saltmarsh', is_gone: false },
  name: 'Spa days',
  deleted_at: '2026-11-22T14:05:00.000Z',
  deleted_by: { id: '4', name: 'Tomas Reyes' },
  expires_on: '2026-12-22T14:05:00.000Z',
  may_restore: true,
  ...fields,
});
export const calendar = entry('2', { kind: 'calendars', name: 'Weekly' });
/** The page of the item that the first entry restores. */
export const link = '/hotels/7/specials/item-1/edit';

/** A fake API that stores what is left in the bin. */
export function server(items = [entry('1'), calendar]) {
  let list = items;
  const removeEntry = (id: string | undefined) => (list = list.filter((item) => item.id !== id));
  return fakeApi({
    'GET /bin': ({ query }: FakeCall) => listOf(list.filter(({ kind }) => !query.kind || kind === query.kind)),
    'GET /bin/:id': ({ params }: FakeCall) => ({
      data: list.find(({ id }) => id === params.id),
      meta: { with: { calendars: 1, calendar_events: 2, permissions: 1, oddities: 3, strangers: 4 } },
    }),
    'POST /bin/:id/restore': ({ params }: FakeCall) => {
      removeEntry(params.id);
      return { data: { id: 'item' }, meta: { kind: 'specials', property_id: '7', left_out: [], link } };
    },
    'DELETE /bin/:id': ({ params }: FakeCall) => void removeEntry(params.id),
    'GET /properties': ({ query }: FakeCall) => listOf(query.archived === 'true' ? [] : [hotel('7', 'Saltmarsh')]),
    'GET /properties/7': { data: { ...hotel('7', 'Saltmarsh'), timezone: 'America/New_York' } },
  });
}
/** Opens the bin of the whole group. */
export const open = (query = '') => renderPage(<BinPage />, '/bin', `/bin${query}`);
/** Opens the bin of one property. */
export const openOne = () => renderPage(<BinPage />, '/hotels/:hotelid/bin', '/hotels/7/bin');
/** The query of the last request for the list. */
export const lastQuery = (api: ReturnType<typeof server>) => api.calls.filter(({ path }) => path === '/bin').at(-1)?.query;
export const clickButton = async (user: ReturnType<typeof open>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));
/** Chooses Delete for good in the menu of an entry. @returns queries within its dialog */
export const openDeleteDialog = async (user: ReturnType<typeof open>['user'], name: string) => {
  await clickButton(user, `More for ${name}`);
  await user.click(await screen.findByRole('menuitem', { name: 'Delete for good...' }));
  return within(await screen.findByRole('dialog', { name: 'Delete for Good' }));
};
/** An answer that refuses a call. */
export const failure = (status: number, message: string) => ({ status, body: { message, code: 'x', fields: {} } });
