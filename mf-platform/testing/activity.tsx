import { screen, within } from '@testing-library/react';
import { fakeApi, listOf, type FakeCall } from 'shared-kit/testing/fakeApi';
import { hotel } from 'shared-kit/testing/properties';
import { renderPage } from 'shared-kit/testing/renderPage';
import ActivityPage from '../src/activity/ActivityPage';

/** A line of the activity as the API lists it. */
export const line = (id: string, fields: object = {}) => ({
  id,
  at: '2026-11-22T14:05:00.000Z',
  by: { id: '4', name: 'Tomas Reyes' },
  action: 'published',
  kind: 'specials',
  item_id: '9',
  name: 'Spa days',
  property: { id: '7', name: 'Saltmarsh' },
  version: 4,
  group_id: null,
  link: '/hotels/7/specials/9/edit?history=4',
  ...fields,
});
/** A line of the day before, about something without a page. */
export const older = line('1', {
  at: '2026-11-21T09:00:00.000Z',
  by: null,
  action: 'moved',
  kind: 'regions',
  name: 'Coast',
  property: null,
  link: null,
});

export const server = (list = [line('2'), older]) =>
  fakeApi({
    'GET /activity': listOf(list),
    'GET /properties': ({ query }: FakeCall) => listOf(query.archived === 'true' ? [] : [hotel('7', 'Saltmarsh')]),
    'GET /properties/7': { data: { ...hotel('7', 'Saltmarsh'), timezone: 'America/New_York' } },
  });
/** Opens the activity of the whole group. */
export const open = (query = '') => renderPage(<ActivityPage />, '/activity', `/activity${query}`);
/** Opens the activity of one property. */
export const openOne = (query = '') => renderPage(<ActivityPage />, '/hotels/:hotelid/activity', `/hotels/7/activity${query}`);
/** The query of the last request for the list. */
export const lastQuery = (api: ReturnType<typeof server>) => api.calls.filter(({ path }) => path === '/activity').at(-1)?.query;
/** Queries within the lines of a day. */
export const day = async (name: string) => within(await screen.findByRole('region', { name }));
