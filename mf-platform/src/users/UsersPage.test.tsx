import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, listOf, type FakeCall } from 'shared-kit/testing/fakeApi';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { optionsOf } from 'shared-kit/testing/formParts';
import { modalNow, openModal } from 'shared-kit/shellServices/modal';
import { renderPage } from 'shared-kit/testing/renderPage';
import { routes } from '../routes';
import { refusal, tomas, wireUser } from '../../testing/users/samples';
import UsersPage from './UsersPage';

const nora = wireUser('1', 'Nora', 'Okafor', { role: 'Super User' });
const ivo = wireUser('3', 'Ivo', 'Lane', { role: 'Super User' });

const server = () =>
  fakeApi({
    'GET /users': ({ query }: FakeCall) => {
      const text = query.name?.replace('i%%', '').toLowerCase() ?? '';
      const found = [nora, tomas, ivo].filter(({ email }) => email.includes(text));
      return listOf(found, { count: found.length + 100, total_pages: 2 });
    },
    'DELETE /users/:id': undefined,
  });
const open = (address = '/users') => renderPage(<UsersPage />, '/users', address);
const menuOf = async (user: ReturnType<typeof open>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: `More for ${name}` }));
  return screen.findByRole('menu', { name: `More for ${name}` });
};

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

test('Delete asks in a dialog named Delete User first', async () => {
  const api = server();
  const { user } = open();
  const menu = await menuOf(user, 'Tomas Reyes');
  await user.click(within(menu).getByRole('menuitem', { name: 'Delete' }));
  const shown = await screen.findByRole('dialog', { name: 'Delete User' });
  expect(shown).toHaveStyle({ width: '50rem' });
  const dialog = within(shown);
  expect(dialog.getByText('Tomas Reyes')).toBeInTheDocument();
  expect(api.paths()).not.toContain('DELETE /users/2');
  await user.click(dialog.getByRole('button', { name: 'Delete User' }));
  await screen.findByText('Tomas Reyes deleted.');
  expect(api.paths()).toContain('DELETE /users/2');
});

test('the delete dialog, which needs rights to be loaded first, does not open after the page was left', async () => {
  signedInAs([granted('user', null, 'rwx'), granted('permission', null, 'rwx')], { id: '9' });
  const api = server();
  let answer: (canned: object) => void = () => undefined;
  api.set('GET /users/:id/permissions', () => new Promise<object>((resolve) => (answer = resolve)));
  const { user, unmount } = open();
  await user.click(within(await menuOf(user, 'Tomas Reyes')).getByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(api.paths()).toContain('GET /users/2/permissions'));
  unmount();
  await act(async () => answer(listOf([])));
  expect(modalNow()).toBeNull();
});

test.each([
  ['4', '2'],
  ['2', '4'],
])(
  'of two deletions that wait for rights, only the later one asks, in whatever order the rights arrive (%s, %s)',
  async (...order) => {
    signedInAs([granted('user', null, 'rwx'), granted('permission', null, 'rwx')], { id: '9' });
    const mila = wireUser('4', 'Mila', 'Sand');
    const answers = new Map<string, (canned: object) => void>();
    fakeApi({
      'GET /users': listOf([tomas, mila]),
      'GET /users/:id/permissions': ({ path }: FakeCall) =>
        new Promise<object>((resolve) => answers.set(path.split('/')[2] ?? '', resolve)),
    });
    const { user } = open();
    for (const name of ['Tomas Reyes', 'Mila Sand'])
      await user.click(within(await menuOf(user, name)).getByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect([...answers.keys()]).toEqual(['2', '4']));
    for (const id of order) await act(async () => answers.get(id)?.(listOf([])));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete User' }));
    expect(dialog.getByText('Mila Sand')).toBeInTheDocument();
  },
);

test('the delete dialog does not take the place of one that was opened while rights were loaded', async () => {
  signedInAs([granted('user', null, 'rwx'), granted('permission', null, 'rwx')], { id: '9' });
  const api = server();
  let answer: (canned: object) => void = () => undefined;
  api.set('GET /users/:id/permissions', () => new Promise<object>((resolve) => (answer = resolve)));
  const { user } = open();
  await user.click(within(await menuOf(user, 'Tomas Reyes')).getByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(api.paths()).toContain('GET /users/2/permissions'));
  act(() => openModal({ name: 'Other', title: 'Other', body: null }));
  await act(async () => answer(listOf([])));
  expect(modalNow()?.name).toBe('Other');
});

test('whether somebody may be deleted whose rights the person may not read is left to the server', async () => {
  signedInAs([granted('user', null, 'rwx')], { id: '9' });
  const api = server();
  const { user } = open();
  await user.click(within(await menuOf(user, 'Tomas Reyes')).getByRole('menuitem', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete User' }));
  await user.click(dialog.getByRole('button', { name: 'Delete User' }));
  await screen.findByText('Tomas Reyes deleted.');
  expect(api.paths()).not.toContain('GET /users/2/permissions');
});

test('a refusal is shown in the dialog, which stays open', async () => {
  const api = server();
  const last = 'This is the last super user. Make somebody else a super user first.';
  api.set('DELETE /users/:id', refusal(409, last));
  const { user } = open();
  await user.click(within(await menuOf(user, 'Ivo Lane')).getByRole('menuitem', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete User' }));
  await user.click(dialog.getByRole('button', { name: 'Delete User' }));
  expect(await dialog.findByText(last)).toBeInTheDocument();
});

test('the menu links to a new user with the same rights, for people who may grant them', async () => {
  server();
  const { user } = open();
  expect(
    within(await menuOf(user, 'Tomas Reyes')).getByRole('menuitem', { name: 'New user with the same rights' }),
  ).toHaveAttribute('href', '/users/new?rights=2');
});

test('one’s own row has no Delete', async () => {
  server();
  const { user } = open();
  const menu = within(await menuOf(user, 'Nora Okafor'));
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Edit']);
  expect(menu.getByRole('menuitem', { name: 'Edit' })).toHaveAttribute('href', '/profile');
});

test('Delete is offered only with the right to delete users, and for super users only to super users', async () => {
  signedInAs([granted('user', null, 'rw')], { id: '9' });
  server();
  const view = open();
  expect(within(await menuOf(view.user, 'Tomas Reyes')).getAllByRole('menuitem')).toHaveLength(1);
  view.unmount();
  signedInAs([granted('user', null, 'rwx')], { id: '9' });
  const { user } = open();
  expect(within(await menuOf(user, 'Ivo Lane')).getAllByRole('menuitem')).toHaveLength(1);
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
