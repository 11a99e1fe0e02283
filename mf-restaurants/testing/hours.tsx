import { fakeApi, listOf } from 'shared-kit/testing/fakeApi';
import { restaurant } from 'shared-kit/testing/properties';
import { renderPage } from 'shared-kit/testing/renderPage';
import HoursPage from '../src/hours/HoursPage';

export const LIST = '/properties/7/hours';

/** A new row, as it is stored (document 3 §4). */
export const breakfast = {
  meal_type: 'Breakfast',
  days_start: 'Monday',
  days_end: 'Sunday',
  hours_start: '07:00',
  hours_end: '12:00',
};

/** A slot on the wire. */
export const dinner = {
  meal_type: 'Dinner',
  days_start: 'Thursday',
  days_end: 'Saturday',
  hours_start: '18:00',
  hours_end: '01:30',
};

/** The stored record on the wire. */
export const stored = (more: object = {}) => ({
  id: '3',
  property_id: '7',
  version: 2,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  updated_by: null,
  published: true,
  message: null,
  message_published: false,
  time_slots: [{ ...dinner, sort_index: 0 }],
  ...more,
});

export function server(records: object[]) {
  return fakeApi({
    'GET /properties/7': { data: restaurant('7', 'Ember & Oak') },
    [`GET ${LIST}`]: listOf(records),
    [`POST ${LIST}`]: ({ body }) => ({ status: 201, body: { data: stored(body as object) } }),
    [`PUT ${LIST}/:id`]: ({ body }) => ({ data: stored({ ...(body as object), version: 3 }) }),
  });
}
export const open = () => renderPage(<HoursPage />, '/restaurants/:restaurantId/hours', '/restaurants/7/hours');
/** The first request of a method. */
export const requestOf = (api: ReturnType<typeof server>, method: string) => api.calls.find((call) => call.method === method);
