import { screen, waitFor, within } from '@testing-library/react';
import { draftStore } from 'shared-kit/form/draftStore';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { LIST, dinner, open, server, stored } from '../../testing/hours';

const path = '/restaurants/7/hours';
const breakfast = { mealType: 'Breakfast', daysStart: 'Monday', daysEnd: 'Sunday', hoursStart: '07:00', hoursEnd: '12:00' };
const wireBreakfast = {
  meal_type: 'Breakfast',
  days_start: 'Monday',
  days_end: 'Sunday',
  hours_start: '07:00',
  hours_end: '12:00',
};

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

test('a row that is added to a restored draft is a row of its own', async () => {
  const timeSlots = [{ ...breakfast, key: 'new-1', created: true }];
  draftStore('1', path).keep({ values: { timeSlots }, opened: { timeSlots: [] }, version: 2 });
  server([stored({ time_slots: [] })]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Restore it' }));
  await user.click(screen.getAllByRole('button', { name: '+ Add Hours' })[1]!);
  const meals = () => screen.getAllByRole<HTMLSelectElement>('combobox', { name: /^Meal,/ }).map(({ value }) => value);
  await user.selectOptions(screen.getAllByRole('combobox', { name: /^Meal,/ })[1]!, 'Lunch');
  expect(meals()).toEqual(['Breakfast', 'Lunch']);
});

test('a draft whose hours were saved, although the answer never arrived, is not offered', async () => {
  server([stored({ time_slots: [dinner] })]);
  const { user, unmount } = open();
  await user.click((await screen.findAllByRole('button', { name: '+ Add Hours' }))[1]!);
  await waitFor(() => expect(draftStore('1', path).all()).toHaveLength(1), { timeout: 5000 });
  unmount();
  server([stored({ time_slots: [dinner, wireBreakfast], version: 3 })]);
  open();
  const table = within(await screen.findByRole('table', { name: 'Hours' }));
  expect(table.getAllByRole('combobox', { name: /^Meal,/ })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Restore it' })).not.toBeInTheDocument();
  expect(draftStore('1', path).all()).toHaveLength(0);
});

test('restored hours that were typed over an older version come together with what others have saved since', async () => {
  const row = { ...breakfast, key: 'stored-0', created: false };
  const typed = [{ ...breakfast, hoursEnd: '11:00' }];
  draftStore('1', path).keep({ values: { timeSlots: typed }, opened: { timeSlots: [row] }, version: 2 });
  const current = stored({ time_slots: [wireBreakfast, dinner], version: 3 });
  const api = server([current]);
  api.set(`PUT ${LIST}/:id`, ({ headers }) =>
    headers['If-Match'] === '"3"'
      ? { data: current }
      : { status: 412, body: { message: 'Somebody else saved this.', code: 'stale', fields: {}, current } },
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Restore it' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Save both changes' }));
  expect(await screen.findByText('Hours saved.')).toBeInTheDocument();
  const last = api.calls.filter(({ method }) => method === 'PUT').at(-1);
  expect(last?.body).toMatchObject({ time_slots: [{ ...wireBreakfast, hours_end: '11:00' }, dinner] });
});

test('hours that were changed before a draft is restored come together with it', async () => {
  const [first, second] = [breakfast, { ...breakfast, mealType: 'Brunch' }];
  const typed = [{ ...first, hoursEnd: '11:00' }, second];
  draftStore('1', path).keep({ values: { timeSlots: typed }, opened: { timeSlots: [first, second] }, version: 2 });
  server([stored({ time_slots: [wireBreakfast, { ...wireBreakfast, meal_type: 'Brunch' }] })]);
  const { user } = open();
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Opens, Brunch/ }), '08:00');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Opens, Breakfast/ }), '06:00');
  await user.click(screen.getByRole('button', { name: 'Restore it' }));
  const cells = (header: string) =>
    screen.getAllByRole<HTMLSelectElement>('combobox', { name: new RegExp(`^${header},`) }).map(({ value }) => value);
  expect(cells('Opens')).toEqual(['06:00', '08:00']);
  expect(cells('Closes')).toEqual(['11:00', '12:00']);
  expect(cells('Meal')).toEqual(['Breakfast', 'Brunch']);
});
