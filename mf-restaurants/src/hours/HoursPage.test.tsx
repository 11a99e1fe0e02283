import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, listOf } from 'shared-kit/testing/fakeApi';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { restaurant } from 'shared-kit/testing/properties';
import { renderPage } from 'shared-kit/testing/renderPage';
import HoursPage from './HoursPage';

const LIST = '/properties/7/hours';
const dinner = { meal_type: 'Dinner', days_start: 'Thursday', days_end: 'Saturday', hours_start: '18:00', hours_end: '01:30' };
const stored = (more: object = {}) => ({
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

function server(records: object[]) {
  return fakeApi({
    'GET /properties/7': { data: restaurant('7', 'Ember & Oak') },
    [`GET ${LIST}`]: listOf(records),
    [`POST ${LIST}`]: ({ body }) => ({ status: 201, body: { data: stored(body as object) } }),
    [`PUT ${LIST}/:id`]: ({ body }) => ({ data: stored({ ...(body as object), version: 3 }) }),
  });
}
const open = () => renderPage(<HoursPage />, '/restaurants/:restaurantId/hours', '/restaurants/7/hours');
const sent = (api: ReturnType<typeof server>, method: string) => api.calls.find((call) => call.method === method);

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

test('R-017 R-044 R-045 Add Hours stands twice; the first save creates the record with the default slot', async () => {
  const api = server([]);
  const { user } = open();
  await screen.findByText('There are no hours');
  const [above, below] = screen.getAllByRole('button', { name: '+ Add Hours' });
  await user.click(above!);
  await user.click(below!);
  expect(screen.getAllByRole('combobox', { name: 'Meal' })).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(api, 'POST')).toBeDefined());
  const slot = { meal_type: 'Breakfast', days_start: 'Monday', days_end: 'Sunday', hours_start: '07:00', hours_end: '12:00' };
  expect(sent(api, 'POST')?.body).toEqual({
    published: false,
    message: null,
    message_published: false,
    time_slots: [
      { ...slot, sort_index: 0 },
      { ...slot, sort_index: 1 },
    ],
  });
});

test('R-046 R-047 a changed slot is saved over the version it was read at, own words as typed', async () => {
  const api = server([stored()]);
  const { user } = open();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Meal' }), 'Other');
  await user.type(screen.getByRole('textbox', { name: 'Meal, other' }), 'Oyster Hour');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(api, 'PUT')).toBeDefined());
  expect(sent(api, 'PUT')?.body).toMatchObject({ time_slots: [{ ...dinner, meal_type: 'Oyster Hour', sort_index: 0 }] });
  expect(Object.values(sent(api, 'PUT')!.headers)).toContain('"2"');
});

test('P-123 OP-107 Delete Hour removes the slot from the page; only Save stores it', async () => {
  const api = server([stored()]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'More for Dinner, Thursday to Saturday' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Hour' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete Hour' }));
  expect(await screen.findByText('There are no hours')).toBeInTheDocument();
  expect(api.calls.every(({ method }) => method === 'GET')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(api, 'PUT')?.body).toMatchObject({ time_slots: [] }));
});

test('R-018 readers see the hours and can change nothing', async () => {
  server([stored({ message: '<p>Closed on Monday</p>' })]);
  signedInAs([granted('hour', '7')]);
  open();
  expect(await screen.findByText('Closed on Monday')).toBeInTheDocument();
  expect(screen.getByText('Dinner')).toBeInTheDocument();
  for (const name of ['Save', '+ Add Hours']) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});
