import { screen, waitFor, within } from '@testing-library/react';
import { chooseInMenu } from 'shared-kit/testing/chooseInMenu';
import { listOf } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { LIST, breakfast, dinner, open, server, stored } from '../../testing/hours';

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

test('when somebody else changed the hours, both versions are shown as text, and the choice is saved', async () => {
  const api = server([stored()]);
  const theirs = { ...dinner, meal_type: 'Lunch', hours_start: '19:00', sort_index: 0 };
  const updated_at = '2026-07-01T09:00:00.000Z';
  const current = stored({ version: 3, updated_at, updated_by: { id: '2', name: 'Ada Lind' }, time_slots: [theirs] });
  api.set(`PUT ${LIST}/:id`, ({ headers }) =>
    headers['If-Match'] === '"2"'
      ? { status: 412, body: { message: 'Somebody else saved this.', code: 'stale', fields: {}, current } }
      : { data: current },
  );
  const { user } = open();
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Meal,/ }), 'Bar');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const conflict = within(await screen.findByRole('group', { name: 'Hours, row 1' }));
  expect(screen.getByText(/^Ada Lind saved this on Jul 1, 2026, 10:00 AM,/)).toBeInTheDocument();
  expect(conflict.getByText('Bar, Thursday to Saturday, 18:00 to 01:30')).toBeInTheDocument();
  expect(conflict.getByText('Lunch, Thursday to Saturday, 19:00 to 01:30')).toBeInTheDocument();
  await user.click(conflict.getByRole('radio', { name: /’s/ }));
  await user.click(screen.getByRole('button', { name: 'Save my choices' }));
  await waitFor(() => expect(api.calls.filter(({ method }) => method === 'PUT')).toHaveLength(2));
  const last = api.calls.filter(({ method }) => method === 'PUT').at(-1);
  expect(last?.headers['If-Match']).toBe('"3"');
  expect(last?.body).toMatchObject({ time_slots: [theirs] });
});

test('two people create the hours: the second one reads what both entered, and adds to the record', async () => {
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
  expect(await screen.findByText('Dinner, Thursday to Saturday, 18:00 to 01:30')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save both changes' }));
  expect(await screen.findByText('Hours saved.')).toBeInTheDocument();
  const last = api.calls.filter(({ method }) => method === 'PUT').at(-1);
  expect([last?.path, last?.headers['If-Match']]).toEqual([`${LIST}/3`, '"1"']);
  expect(last?.body).toMatchObject({ time_slots: [{ meal_type: 'Dinner' }, { meal_type: 'Breakfast' }] });
});

test('two people who change different rows are told what comes together, and both are saved', async () => {
  const bar = { ...dinner, meal_type: 'Bar' };
  const api = server([stored({ time_slots: [dinner, bar] })]);
  const theirs = [dinner, { ...bar, hours_end: '02:00' }, { ...breakfast, meal_type: 'Brunch' }];
  const current = stored({ version: 3, updated_by: { id: '2', name: 'Ada Lind' }, time_slots: theirs });
  api.set(`PUT ${LIST}/:id`, ({ headers, body }) =>
    headers['If-Match'] === '"2"'
      ? { status: 412, body: { message: 'Somebody else saved this.', code: 'stale', fields: {}, current } }
      : { data: stored({ ...(body as object), version: 4 }) },
  );
  const { user } = open();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Opens, Dinner, Thursday to Saturday' }), '19:00');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const together = (await screen.findByText('Hours, with both changes')).closest('dl')!;
  expect([...together.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Dinner, Thursday to Saturday, 19:00 to 01:30',
    'Bar, Thursday to Saturday, 18:00 to 02:00',
    'Brunch, Monday to Sunday, 07:00 to 12:00',
  ]);
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save both changes' }));
  expect(await screen.findByText('Hours saved.')).toBeInTheDocument();
  const last = api.calls.filter(({ method }) => method === 'PUT').at(-1);
  expect(last?.body).toMatchObject({
    time_slots: [{ ...dinner, hours_start: '19:00' }, ...theirs.slice(1)].map((slot, sort_index) => ({ ...slot, sort_index })),
  });
});

test('two people who change different fields of one row are asked nothing, and both changes are saved', async () => {
  const api = server([stored()]);
  const theirs = { ...dinner, hours_end: '02:00' };
  const current = stored({ version: 3, updated_by: { id: '2', name: 'Ada Lind' }, time_slots: [theirs] });
  api.set(`PUT ${LIST}/:id`, ({ headers, body }) =>
    headers['If-Match'] === '"2"'
      ? { status: 412, body: { message: 'Somebody else saved this.', code: 'stale', fields: {}, current } }
      : { data: stored({ ...(body as object), version: 4 }) },
  );
  const { user } = open();
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Opens,/ }), '19:00');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Dinner, Thursday to Saturday, 19:00 to 02:00')).toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save both changes' }));
  expect(await screen.findByText('Hours saved.')).toBeInTheDocument();
  const last = api.calls.filter(({ method }) => method === 'PUT').at(-1);
  expect(last?.body).toMatchObject({ time_slots: [{ ...theirs, hours_start: '19:00' }] });
});

test('a row that both changed is asked about alone; the rows that come together can be changed one by one', async () => {
  const bar = { ...dinner, meal_type: 'Bar' };
  const api = server([stored({ time_slots: [dinner, bar] })]);
  const theirs = [{ ...breakfast, meal_type: 'Brunch' }, { ...dinner, hours_start: '17:00' }, bar];
  const current = stored({ version: 3, updated_by: { id: '2', name: 'Ada Lind' }, time_slots: theirs });
  api.set(`PUT ${LIST}/:id`, ({ headers }) =>
    headers['If-Match'] === '"2"'
      ? { status: 412, body: { message: 'Somebody else saved this.', code: 'stale', fields: {}, current } }
      : { status: 500, body: { message: 'Down.', code: 'internal', fields: {} } },
  );
  const { user } = open();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Opens, Dinner, Thursday to Saturday' }), '19:00');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Closes, Bar, Thursday to Saturday' }), '02:00');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const clash = within(await screen.findByRole('group', { name: 'Hours, row 1' }));
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  await user.click(clash.getByRole('radio', { name: 'Ada Lind’s Dinner, Thursday to Saturday, 17:00 to 01:30' }));
  await user.click(screen.getByRole('button', { name: 'Save my choices' }));
  await screen.findByText('Down.');
  const cells = (header: string) =>
    screen.getAllByRole<HTMLSelectElement>('combobox', { name: new RegExp(`^${header},`) }).map(({ value }) => value);
  expect([cells('Meal'), cells('Opens')]).toEqual([
    ['Brunch', 'Dinner', 'Bar'],
    ['07:00', '17:00', '18:00'],
  ]);
  expect(cells('Closes')).toEqual(['12:00', '01:30', '02:00']);
  await user.selectOptions(screen.getByRole('combobox', { name: /^Meal, Brunch/ }), 'Lunch');
  expect(cells('Meal')).toEqual(['Lunch', 'Dinner', 'Bar']);
});

test('two people add the same hours: nothing is left to ask or to save', async () => {
  const api = server([]);
  const { user } = open();
  await user.click((await screen.findAllByRole('button', { name: '+ Add Hours' }))[0]!);
  const theirs = stored({ version: 1, published: false, time_slots: [{ ...breakfast, sort_index: 0 }] });
  api.set(`POST ${LIST}`, { status: 409, body: { message: 'There are hours already.', code: 'conflict', fields: {} } });
  api.set(`PUT ${LIST}/:id`, { status: 404, body: { message: 'No.', code: 'not_found' } });
  api.set(`GET ${LIST}`, listOf([theirs]));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Hours saved.')).toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(screen.getByText('No unsaved changes')).toBeInTheDocument();
});

test('two people delete the same row: only the message that one of them wrote is left to save', async () => {
  const bar = { ...dinner, meal_type: 'Bar' };
  const lunch = { ...dinner, meal_type: 'Lunch' };
  const api = server([stored({ time_slots: [dinner, bar, lunch] })]);
  const current = stored({ version: 3, message: '<p>Closed on Monday</p>', time_slots: [dinner, lunch] });
  api.set(`PUT ${LIST}/:id`, { status: 412, body: { message: 'Somebody else saved this.', code: 'stale', fields: {}, current } });
  const { user } = open();
  await chooseInMenu(user, 'Bar, Thursday to Saturday', 'Delete');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete Hour' }));
  await user.click(screen.getByRole('switch', { name: /^Message published/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Save both changes' })).toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('a refused save shows in the error area, and Save is disabled until the next change', async () => {
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
