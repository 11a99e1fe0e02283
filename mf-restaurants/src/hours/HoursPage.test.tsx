import { screen, waitFor, within } from '@testing-library/react';
import { chooseInMenu } from 'shared-kit/testing/chooseInMenu';
import { fakeApi, listOf } from 'shared-kit/testing/fakeApi';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { expectReadOnly } from 'shared-kit/testing/readers';
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
afterEach(() => jest.useRealTimers());

test('Add Hours stands twice; the first save creates the record with the default slot', async () => {
  const api = server([]);
  const { user } = open();
  await screen.findByText('There are no hours');
  const [above, below] = screen.getAllByRole('button', { name: '+ Add Hours' });
  await user.click(above!);
  await user.click(below!);
  expect(screen.getAllByRole('combobox', { name: /^Meal,/ })).toHaveLength(2);
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

test('the fields of a row carry its meal and days, and no two fields are called alike', async () => {
  server([stored({ time_slots: [dinner, { ...dinner, hours_start: '12:00' }, { ...dinner, meal_type: 'Bar' }] })]);
  open();
  expect(await screen.findByRole('combobox', { name: 'Opens, Bar, Thursday to Saturday' })).toHaveValue('18:00');
  expect(screen.getByRole('combobox', { name: 'Opens, Dinner, Thursday to Saturday (2)' })).toHaveValue('12:00');
  const names = screen.getAllByRole('combobox').map((field) => field.getAttribute('aria-label'));
  expect(new Set(names).size).toBe(names.length);
});

test('a changed slot is saved over the version it was read at, own words as typed', async () => {
  const api = server([stored()]);
  const { user } = open();
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Meal,/ }), 'Other');
  await user.type(screen.getByRole('textbox', { name: /^Meal, .*, other$/ }), 'Oyster Hour');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(api, 'PUT')).toBeDefined());
  expect(sent(api, 'PUT')?.body).toMatchObject({ time_slots: [{ ...dinner, meal_type: 'Oyster Hour', sort_index: 0 }] });
  expect(Object.values(sent(api, 'PUT')!.headers)).toContain('"2"');
});

test('own words may begin with a word of the list, or be one for a moment', async () => {
  const api = server([stored()]);
  const { user } = open();
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Meal,/ }), 'Other');
  await user.type(screen.getByRole('textbox', { name: /^Meal, .*, other$/ }), 'Barbecue');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Opens,/ }), 'Other');
  await user.type(screen.getByRole('textbox', { name: /^Opens, .*, other$/ }), '10:00 or later');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(api, 'PUT')).toBeDefined());
  expect(sent(api, 'PUT')?.body).toMatchObject({ time_slots: [{ meal_type: 'Barbecue', hours_start: '10:00 or later' }] });
});

test('own words that are too long are told beside them, and the list of errors leads there', async () => {
  const api = server([stored()]);
  const { user } = open();
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Meal,/ }), 'Other');
  await user.click(screen.getByRole('textbox', { name: /^Meal, .*, other$/ }));
  await user.paste('x'.repeat(201));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const link = within(await screen.findByRole('alert')).getByRole('link', { name: /^Hours/ });
  const words = screen.getByRole('textbox', { name: /^Meal, .*, other$/ });
  expect(words).toHaveAccessibleDescription(/200/);
  expect(link).toHaveAttribute('href', `#${words.id}`);
  expect(sent(api, 'PUT')).toBeUndefined();
});

test('a moved slot is saved in its new place, and nothing local is sent', async () => {
  const api = server([stored({ time_slots: [dinner, { ...dinner, meal_type: 'Bar' }, { ...dinner, meal_type: 'Brunch' }] })]);
  const { user } = open();
  expect(await screen.findByRole('button', { name: /^Move Brunch, Thursday to Saturday/ })).toBeInTheDocument();
  await chooseInMenu(user, 'Brunch, Thursday to Saturday', 'Move to top');
  await user.click(screen.getAllByRole('button', { name: '+ Add Hours' })[1]!);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(api, 'PUT')).toBeDefined());
  const breakfast = {
    meal_type: 'Breakfast',
    days_start: 'Monday',
    days_end: 'Sunday',
    hours_start: '07:00',
    hours_end: '12:00',
  };
  expect((sent(api, 'PUT')?.body as { time_slots: object[] }).time_slots).toEqual([
    { ...dinner, meal_type: 'Brunch', sort_index: 0 },
    { ...dinner, sort_index: 1 },
    { ...dinner, meal_type: 'Bar', sort_index: 2 },
    { ...breakfast, sort_index: 3 },
  ]);
});

test('the button above the table adds a slot above the others', async () => {
  const api = server([stored({ time_slots: [dinner] })]);
  const { user } = open();
  await screen.findByRole('button', { name: /^Move/ });
  await user.click(screen.getAllByRole('button', { name: '+ Add Hours' })[0]!);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(api, 'PUT')).toBeDefined());
  const { time_slots } = sent(api, 'PUT')?.body as { time_slots: { meal_type: string }[] };
  expect(time_slots.map(({ meal_type }) => meal_type)).toEqual(['Breakfast', dinner.meal_type]);
});

test('deleting a slot says that the site changes with the next Save', async () => {
  server([stored({ time_slots: [dinner] })]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^More for/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Hour' });
  expect(dialog).toHaveTextContent('is removed from this table now, and from the site when you next save.');
});

test('the message has a toggle of its own and is saved with the slots', async () => {
  const api = server([stored({ published: false })]);
  const { user } = open();
  await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'Closed on Monday');
  await user.click(screen.getByRole('switch', { name: /^Message published/ }));
  await user.click(screen.getByRole('switch', { name: /^Published/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(api, 'PUT')).toBeDefined());
  expect(sent(api, 'PUT')?.body).toMatchObject({ published: true, message: '<p>Closed on Monday</p>', message_published: true });
});

test('contract §1 (412) somebody else changed the hours meanwhile: both are shown in words, and the choice is saved', async () => {
  const api = server([stored()]);
  const theirs = { ...dinner, hours_start: '19:00', sort_index: 0 };
  const current = stored({ version: 3, updated_by: { id: '2', name: 'Ada Lind' }, time_slots: [theirs] });
  api.set(`PUT ${LIST}/:id`, ({ headers }) =>
    headers['If-Match'] === '"2"'
      ? { status: 412, body: { message: 'Somebody else saved this.', code: 'stale', fields: {}, current } }
      : { data: current },
  );
  const { user } = open();
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Meal,/ }), 'Bar');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const clash = within(await screen.findByRole('group', { name: 'Hours' }));
  expect(clash.getByText('Bar, Thursday to Saturday, 18:00 to 01:30')).toBeInTheDocument();
  expect(clash.getByText('Dinner, Thursday to Saturday, 19:00 to 01:30')).toBeInTheDocument();
  await user.click(clash.getByRole('radio', { name: /’s/ }));
  await user.click(screen.getByRole('button', { name: 'Save my choices' }));
  await waitFor(() => expect(api.calls.filter(({ method }) => method === 'PUT')).toHaveLength(2));
  const last = api.calls.filter(({ method }) => method === 'PUT').at(-1);
  expect(last?.headers['If-Match']).toBe('"3"');
  expect(last?.body).toMatchObject({ time_slots: [theirs] });
});

test('two people enter the first hours: whoever comes second chooses, and goes over what is there', async () => {
  const api = server([]);
  const { user } = open();
  await screen.findByText('There are no hours');
  await user.click(screen.getAllByRole('button', { name: '+ Add Hours' })[0]!);
  const theirs = stored({ version: 1, updated_by: { id: '2', name: 'Ada Lind' } });
  api.set(`POST ${LIST}`, { status: 409, body: { message: 'There are hours already.', code: 'conflict', fields: {} } });
  api.set(`PUT ${LIST}/:id`, ({ params, body }) =>
    params.id === '3'
      ? { data: stored({ ...(body as object), version: 2 }) }
      : { status: 404, body: { message: 'No.', code: 'not_found' } },
  );
  api.set(`GET ${LIST}`, listOf([theirs]));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const clash = within(await screen.findByRole('group', { name: 'Hours' }));
  expect(clash.getByText('Dinner, Thursday to Saturday, 18:00 to 01:30')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save my choices' }));
  expect(await screen.findByText('Hours saved.')).toBeInTheDocument();
  const last = api.calls.filter(({ method }) => method === 'PUT').at(-1);
  expect([last?.path, last?.headers['If-Match']]).toEqual([`${LIST}/3`, '"1"']);
  expect(last?.body).toMatchObject({ time_slots: [{ meal_type: 'Breakfast' }] });
});

test('a refused save is said in its error area, and Save waits for a change', async () => {
  const api = server([stored()]);
  const message = 'Something went wrong on the server.';
  api.set(`PUT ${LIST}/:id`, { status: 500, body: { message, code: 'internal', fields: {} } });
  const { user } = open();
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Meal,/ }), 'Bar');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(message);
  expect(document.getElementById('restaurant-hours-error')).toHaveTextContent(message);
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.selectOptions(screen.getByRole('combobox', { name: /^Meal,/ }), 'Lunch');
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
});

test('Delete Hour removes the slot from the page; only Save stores it', async () => {
  const api = server([stored()]);
  const { user } = open();
  await chooseInMenu(user, 'Dinner, Thursday to Saturday', 'Delete');
  const dialog = await screen.findByRole('dialog', { name: 'Delete Hour' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete Hour' }));
  expect(await screen.findByText('There are no hours')).toBeInTheDocument();
  expect(api.calls.every(({ method }) => method === 'GET')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(api, 'PUT')?.body).toMatchObject({ time_slots: [] }));
});

test('readers see the hours and can change nothing', async () => {
  server([stored({ message: '<p>Closed on Monday</p>' })]);
  signedInAs([granted('hour', '7')]);
  open();
  expect(await screen.findByText('Closed on Monday')).toBeInTheDocument();
  expect(screen.getByText('Dinner')).toBeInTheDocument();
  await expectReadOnly();
  for (const name of ['Save', '+ Add Hours']) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('the preview reads as guests read: on a clock of twelve hours, meal by meal, readers included', async () => {
  const late = { ...dinner, meal_type: 'Bar', days_start: 'Monday', days_end: 'Sunday', hours_start: '17:00', hours_end: 'Late' };
  server([stored({ time_slots: [dinner, late] })]);
  signedInAs([granted('hour', '7')]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Preview' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Preview' }));
  expect(await dialog.findByText('Thursday – Saturday')).toBeInTheDocument();
  expect(dialog.getByText('6:00 PM – 1:30 AM')).toBeInTheDocument();
  expect(dialog.getByText('Every day')).toBeInTheDocument();
  expect(dialog.getByText('5:00 PM – Late')).toBeInTheDocument();
});

test('the preview says what is still open after midnight', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-22T00:30:00Z'), advanceTimers: true });
  server([stored()]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Preview' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Preview' }));
  expect(await dialog.findByText('Still open since Saturday: Dinner 6:00 PM – 1:30 AM')).toBeInTheDocument();
  expect(dialog.getByText('Today, Sunday: closed')).toBeInTheDocument();
});

test('hours that are not published say so in the preview, as they stand on the page', async () => {
  server([stored()]);
  const { user } = open();
  await user.click(await screen.findByRole('switch', { name: /^Published/ }));
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Preview' }));
  expect(await dialog.findByText('The hours are not published: guests see none.')).toBeInTheDocument();
  expect(dialog.queryByText('Thursday – Saturday')).not.toBeInTheDocument();
});
