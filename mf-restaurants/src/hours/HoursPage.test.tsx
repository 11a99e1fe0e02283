import { screen, waitFor, within } from '@testing-library/react';
import { chooseInMenu } from 'shared-kit/testing/chooseInMenu';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { optionsOf } from 'shared-kit/testing/formParts';
import { expectReadOnly } from 'shared-kit/testing/readers';
import { breakfast, dinner, open, requestOf, server, stored } from '../../testing/hours';

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

test('Add Hours moves the focus to the first field of the new row', async () => {
  server([stored()]);
  const { user } = open();
  const [above, below] = await screen.findAllByRole('button', { name: '+ Add Hours' });
  const firstFields = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('combobox')[0]);
  await user.click(above!);
  expect(firstFields()[0]).toHaveFocus();
  await user.click(below!);
  expect(firstFields()).toHaveLength(3);
  expect(firstFields()[2]).toHaveFocus();
});

test('Add Hours is above and below the table; the first save creates the record with default slots', async () => {
  const api = server([]);
  const { user } = open();
  await screen.findByText('There are no hours');
  const [above, below] = screen.getAllByRole('button', { name: '+ Add Hours' });
  await user.click(above!);
  await user.click(below!);
  expect(screen.getAllByRole('combobox', { name: /^Meal,/ })).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(requestOf(api, 'POST')).toBeDefined());
  const slot = { meal_type: 'Breakfast', days_start: 'Monday', days_end: 'Sunday', hours_start: '07:00', hours_end: '12:00' };
  expect(requestOf(api, 'POST')?.body).toEqual({
    published: false,
    message: null,
    message_published: false,
    time_slots: [
      { ...slot, sort_index: 0 },
      { ...slot, sort_index: 1 },
    ],
  });
});

test('the fields of a row offer the meals, Sunday to Saturday, and every half hour', async () => {
  server([stored()]);
  open();
  await screen.findByRole('combobox', { name: /^Meal,/ });
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).toEqual(expect.arrayContaining(['Meal', 'From Day', 'To Day', 'Opens', 'Closes']));
  const [meal, from, to, opens, closes] = screen.getAllByRole('combobox').map(optionsOf);
  expect(meal).toEqual(['Breakfast', 'Brunch', 'Lunch', 'Dinner', 'Happy Hour', 'Bar', 'Other']);
  const week = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
  expect([from, to]).toEqual([week, week]);
  const hours = Array.from({ length: 48 }, (_, half) => `${String(half >> 1).padStart(2, '0')}:${half % 2 ? '30' : '00'}`);
  for (const offered of [opens, closes]) expect([...(offered ?? [])].sort()).toEqual([...hours, 'Other']);
});

test('the labels of a row’s fields have its meal and days, and no two labels are the same', async () => {
  server([stored({ time_slots: [dinner, { ...dinner, hours_start: '12:00' }, { ...dinner, meal_type: 'Bar' }] })]);
  open();
  expect(await screen.findByRole('combobox', { name: 'Opens, Bar, Thursday to Saturday' })).toHaveValue('18:00');
  expect(screen.getByRole('combobox', { name: 'Opens, Dinner, Thursday to Saturday (2)' })).toHaveValue('12:00');
  const names = screen.getAllByRole('combobox').map((field) => field.getAttribute('aria-label'));
  expect(new Set(names).size).toBe(names.length);
});

test('a changed slot is sent with the version that was read, a custom text as typed', async () => {
  const api = server([stored()]);
  const { user } = open();
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Meal,/ }), 'Other');
  await user.type(screen.getByRole('textbox', { name: /^Meal, .*, other$/ }), 'Oyster Hour');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(requestOf(api, 'PUT')).toBeDefined());
  expect(requestOf(api, 'PUT')?.body).toMatchObject({ time_slots: [{ ...dinner, meal_type: 'Oyster Hour', sort_index: 0 }] });
  expect(Object.values(requestOf(api, 'PUT')!.headers)).toContain('"2"');
});

test('a custom text may start with an option of the list, or equal one for a moment', async () => {
  const api = server([stored()]);
  const { user } = open();
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Meal,/ }), 'Other');
  await user.type(screen.getByRole('textbox', { name: /^Meal, .*, other$/ }), 'Barbecue');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Opens,/ }), 'Other');
  await user.type(screen.getByRole('textbox', { name: /^Opens, .*, other$/ }), '10:00 or later');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(requestOf(api, 'PUT')).toBeDefined());
  expect(requestOf(api, 'PUT')?.body).toMatchObject({ time_slots: [{ meal_type: 'Barbecue', hours_start: '10:00 or later' }] });
});

test('a too long custom text shows its error, to which the error summary links', async () => {
  const api = server([stored()]);
  const { user } = open();
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Meal,/ }), 'Other');
  await user.click(screen.getByRole('textbox', { name: /^Meal, .*, other$/ }));
  await user.paste('x'.repeat(201));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const link = within(await screen.findByRole('alert')).getByRole('link', { name: /^Row 1, Meal: / });
  const input = screen.getByRole('textbox', { name: /^Meal, .*, other$/ });
  expect(input).toHaveAccessibleDescription(/200/);
  expect(link).toHaveAttribute('href', `#${input.id}`);
  expect(requestOf(api, 'PUT')).toBeUndefined();
});

test('a moved slot is saved in its new position, and no local data is sent', async () => {
  const api = server([stored({ time_slots: [dinner, { ...dinner, meal_type: 'Bar' }, { ...dinner, meal_type: 'Brunch' }] })]);
  const { user } = open();
  expect(await screen.findByRole('button', { name: /^Move Brunch, Thursday to Saturday/ })).toBeInTheDocument();
  await chooseInMenu(user, 'Brunch, Thursday to Saturday', 'Move to top');
  await user.click(screen.getAllByRole('button', { name: '+ Add Hours' })[1]!);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(requestOf(api, 'PUT')).toBeDefined());
  expect((requestOf(api, 'PUT')?.body as { time_slots: object[] }).time_slots).toEqual([
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
  await waitFor(() => expect(requestOf(api, 'PUT')).toBeDefined());
  const { time_slots } = requestOf(api, 'PUT')?.body as { time_slots: { meal_type: string }[] };
  expect(time_slots.map(({ meal_type }) => meal_type)).toEqual(['Breakfast', dinner.meal_type]);
});

test('the dialog of Delete says that the site changes with the next Save', async () => {
  server([stored({ time_slots: [dinner] })]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^More for/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Hour' });
  expect(dialog).toHaveTextContent('is removed from this table now, and from the site when you next save.');
});

test('the message has its own toggle and is saved with the slots', async () => {
  const api = server([stored({ published: false })]);
  const { user } = open();
  await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'Closed on Monday');
  await user.click(screen.getByRole('switch', { name: /^Message published/ }));
  await user.click(screen.getByRole('switch', { name: /^Published/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(requestOf(api, 'PUT')).toBeDefined());
  expect(requestOf(api, 'PUT')?.body).toMatchObject({
    published: true,
    message: '<p>Closed on Monday</p>',
    message_published: true,
  });
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
  await waitFor(() => expect(requestOf(api, 'PUT')?.body).toMatchObject({ time_slots: [] }));
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
