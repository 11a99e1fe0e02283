import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { listOf } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { day, lastQuery, line, older, open, openOne, server } from '../../testing/activity';

beforeEach(() => signedInAs());

test('is filtered by person, kind, action, property and days; the address keeps the filter', async () => {
  const api = server();
  const { user, address } = open('?page=3');
  await screen.findByRole('option', { name: 'Saltmarsh' });
  const filter = within(screen.getByRole('search', { name: 'Filter the activity' }));
  await user.type(filter.getByRole('searchbox', { name: 'Filter by person' }), 'tom{Enter}');
  await waitFor(() => expect(address()).toBe('/activity?filter=tom'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Specials');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'Published');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Property' }), 'Saltmarsh');
  expect(address()).toBe('/activity?filter=tom&kind=specials&action=published&property=7');
  const all = { by: 'i%%tom', kind: 'specials', action: 'published', property_id: '7', page: '1', per_page: '100' };
  await waitFor(() => expect(lastQuery(api)).toEqual(all));
});

test('days are whole days in the time zone of the page', async () => {
  const api = server();
  openOne('?from=2026-11-20&to=2026-11-21');
  await day('Sunday, November 22, 2026');
  expect(lastQuery(api)).toMatchObject({
    property_id: '7',
    from: '2026-11-20T05:00:00.000Z',
    to: '2026-11-22T05:00:00.000Z',
  });
  expect(screen.getByLabelText('From')).toHaveValue('2026-11-20');
  expect(screen.getByLabelText('From')).toHaveAttribute('max', '2026-11-21');
  expect(screen.getByLabelText('To')).toHaveValue('2026-11-21');
  expect(screen.getByLabelText('To')).toHaveAttribute('min', '2026-11-20');
});

test('a year that is being typed counts once it is whole, or when the field is left', async () => {
  const api = server();
  const { user, address } = open();
  await day('Sunday, November 22, 2026');
  const from = screen.getByLabelText('From');
  await user.click(from);
  // What a browser reports as the digits of the year are typed.
  for (const typed of ['0002-11-21', '0020-11-21', '0202-11-21']) {
    fireEvent.change(from, { target: { value: typed } });
    expect(from).toHaveValue(typed);
    expect(address()).toBe('/activity');
  }
  fireEvent.change(from, { target: { value: '2026-11-21' } });
  expect(address()).toBe('/activity?from=2026-11-21');
  fireEvent.change(from, { target: { value: '0202-11-21' } });
  expect(address()).toBe('/activity?from=2026-11-21');
  await user.tab();
  expect(address()).toBe('/activity?from=0202-11-21');
  expect(from).toHaveValue('0202-11-21');
  await waitFor(() => expect(lastQuery(api)?.from).toBeDefined());
});

test('a day with a clock change is whole as well', async () => {
  const api = server();
  openOne('?from=2026-11-01&to=2026-11-01');
  await day('Sunday, November 22, 2026');
  expect(lastQuery(api)).toMatchObject({ from: '2026-11-01T04:00:00.000Z', to: '2026-11-02T05:00:00.000Z' });
});

test('invalid values in the address are ignored', async () => {
  const api = server();
  open('?from=2026-02-31&to=never&kind=toString&action=known&page=-3');
  await day('Sunday, November 22, 2026');
  expect(lastQuery(api)).toEqual({ page: '1', per_page: '100' });
});

test('the next page keeps the focus, and a filter that finds nothing is announced', async () => {
  const api = server();
  api.set('GET /activity', listOf([line('2'), older], { count: 202, total_pages: 3 }));
  const { user } = open();
  const region = (await screen.findByText('1–100 of 202')).closest('[role=status]');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(lastQuery(api)).toMatchObject({ page: '2' }));
  expect(screen.getByRole('button', { name: 'Next page' })).toHaveFocus();
  api.set('GET /activity', listOf([]));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Specials');
  const words = await screen.findByText('Nothing found.');
  expect(words.closest('[role=status]')).toBe(region);
});

test('when nothing matches, the filter can be cleared', async () => {
  server([]);
  const { user } = open('?filter=nobody');
  await user.click(await screen.findByRole('button', { name: 'Clear the filter' }));
  expect(await screen.findByText('No activity yet')).toBeInTheDocument();
});
