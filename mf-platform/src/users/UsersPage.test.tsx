import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, listOf } from 'shared-kit/testing/fakeApi';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { optionsOf } from 'shared-kit/testing/formParts';
import { ivo, menuOf, nora, open, server } from '../../testing/users/list';
import { tomas } from '../../testing/users/samples';
import { routes } from '../routes';

beforeEach(() => signedInAs());

test('the list and its forms are tied to the resource user', () => {
  const users = routes.find(({ path }) => path === '/users');
  expect([users, ...(users?.children ?? [])].map((route) => [route?.path, route?.resource])).toEqual([
    ['/users', 'user'],
    ['/users/new', 'user'],
    ['/users/:id/edit', 'user'],
  ]);
});

test('shows Name as a link to edit, Email and Role', async () => {
  server();
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Users' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Tomas Reyes' })).toHaveAttribute('href', '/users/2/edit');
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers.slice(0, 3)).toEqual(['Name', 'Email', 'Role']);
  expect(headers).toEqual(expect.arrayContaining(['Rights On', 'Last Sign-in']));
  const row = within(screen.getByRole('row', { name: /Tomas Reyes/ }));
  expect(row.getByText('tomas.reyes@calloway.example')).toBeInTheDocument();
  expect(row.getByRole('cell', { name: 'User' })).toBeInTheDocument();
  expect(within(screen.getByRole('row', { name: /Nora Okafor/ })).getByRole('cell', { name: 'Super User' })).toBeInTheDocument();
});

test('one box filters by name or email, and typing quickly sends one request', async () => {
  const api = server();
  const { user, address } = open();
  await screen.findByRole('link', { name: 'Tomas Reyes' });
  await user.type(screen.getByRole('searchbox', { name: 'Filter by name or email' }), 'tomas');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Ivo Lane' })).not.toBeInTheDocument());
  expect(api.calls.map(({ query }) => query.name)).toEqual([undefined, 'i%%tomas']);
  expect(address()).toBe('/users?filter=tomas');
});

test('shows where users have rights and when they last signed in', async () => {
  fakeApi({
    'GET /users': listOf([
      nora,
      {
        ...tomas,
        places: { every: true, names: ['Alder House', 'Saltmarsh'], count: 5 },
        last_sign_in: '2026-11-20T08:30:00.000Z',
      },
      { ...ivo, role: 'User', places: { every: false, names: [], count: 0 }, last_sign_in: null },
    ]),
  });
  open();
  const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
  const cells = (row: ReturnType<typeof within>) => row.getAllByRole('cell').map((cell: HTMLElement) => cell.textContent);
  expect(cells(await row(/Tomas/))).toEqual(
    expect.arrayContaining(['Group rights; Alder House, Saltmarsh and 3 more', 'Nov 20, 2026, 8:30 AM']),
  );
  expect(cells(await row(/Ivo/))).toEqual(expect.arrayContaining(['No rights', '--']));
  expect(cells(await row(/Nora/))).toContain('Everything');
});

test('is ordered by choice, which the address keeps', async () => {
  const api = server();
  const { user, address } = open();
  await screen.findByRole('link', { name: 'Tomas Reyes' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'By last sign-in');
  await waitFor(() => expect(api.calls.at(-1)?.query.order_by).toBe('last_sign_in:DESC'));
  expect(address()).toBe('/users?order=last-sign-in');
  expect(optionsOf('Order')).toEqual(['By last name', 'By first name', 'By email', 'By last sign-in', 'Newest first']);
  for (const [choice, asked] of [
    ['By first name', 'first_name:ASC,last_name:ASC'],
    ['By email', 'email:ASC'],
    ['Newest first', 'created_at:DESC'],
  ] as const) {
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), choice);
    await waitFor(() => expect(api.calls.at(-1)?.query.order_by).toBe(asked));
  }
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'By last name');
  expect(address()).toBe('/users');
  expect(api.calls[0]?.query.order_by).toBe('last_name:ASC,first_name:ASC');
});

test('the list of users has pages', async () => {
  const api = server();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(api.calls.at(-1)?.query.page).toBe('2'));
});

test('the menu links to a new user with the same rights, for people who may grant them', async () => {
  server();
  const { user } = open();
  expect(
    within(await menuOf(user, 'Tomas Reyes')).getByRole('menuitem', { name: 'New user with the same rights' }),
  ).toHaveAttribute('href', '/users/new?rights=2');
});

test('+ New User shows to people who may create users', async () => {
  server();
  const view = open();
  expect(screen.getByRole('link', { name: '+ New User' })).toHaveAttribute('href', '/users/new');
  view.unmount();
  signedInAs([granted('user', null, 'r')]);
  open();
  await screen.findByRole('link', { name: 'Tomas Reyes' });
  expect(screen.queryByRole('link', { name: '+ New User' })).not.toBeInTheDocument();
});

test('until the next page arrives, the rows of this one are marked as waiting', async () => {
  server().set('GET /users', ({ query }) =>
    query.page === '2' ? new Promise(() => {}) : listOf([tomas], { count: 101, total_pages: 2 }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(screen.getByRole('table').parentElement).toHaveAttribute('aria-busy', 'true'));
  expect(screen.getByRole('link', { name: 'Tomas Reyes' })).toBeInTheDocument();
});

test('a filter that finds nobody says so', async () => {
  server();
  open('/users?filter=zzz');
  expect(await screen.findByText('No users match “zzz”')).toBeInTheDocument();
});
