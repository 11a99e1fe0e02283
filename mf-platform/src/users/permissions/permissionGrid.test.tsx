import { screen, waitFor, within } from '@testing-library/react';
import { DEFAULT_READS } from 'shared-kit/rules/defaultPermissions';
import { listOf, type FakeCall } from 'shared-kit/testing/fakeApi';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { renderPage } from 'shared-kit/testing/renderPage';
import EditUserPage from '../EditUserPage';
import { refusal, tomas, userApi, wireEntry } from '../testing';

const open = () => renderPage(<EditUserPage />, '/users/:id/edit', '/users/2/edit');
type Person = ReturnType<typeof open>['user'];
const box = (name: string) => screen.findByRole('checkbox', { name });
const press = async (user: Person, name: string) => user.click(await screen.findByRole('button', { name }));
const tab = (user: Person, name: RegExp) => screen.findByRole('tab', { name }).then((one) => user.click(one));
const rowNames = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('rowheader')
    .map((header) => header.querySelector('small')?.textContent);
async function saved(user: Person, api: ReturnType<typeof userApi>) {
  await press(user, 'Save');
  await waitFor(() => expect(api.paths()).toContain('POST /users/2/permissions'));
  return api.calls.find(({ method, path }) => method === 'POST' && path === '/users/2/permissions')?.body as object[];
}
async function add(user: Person, label: string, name: string) {
  await user.type(await screen.findByRole('combobox', { name: label }), name.slice(0, 4));
  await user.click(await screen.findByRole('option', { name: new RegExp(name) }));
}

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

describe('rows and columns', () => {
  test('P-249 the Hotels tab has its seven rows, P-251 OP-29 and the columns Read, Write, Execute with a select-all', async () => {
    userApi([wireEntry('special', '7')]);
    open();
    expect(await rowNames()).toEqual(['accommodation', 'calendar', 'faq', 'home_promo', 'special', 'tiled_promo', 'list']);
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['Content', 'All', 'Read', 'Write', 'Execute']);
  });

  test('P-250 the Restaurants tab has its five rows', async () => {
    userApi([wireEntry('special', '7'), wireEntry('menu', '20')]);
    const { user } = open();
    await tab(user, /Restaurants\s*1/);
    expect(await rowNames()).toEqual(['calendar', 'event', 'hour', 'press', 'menu']);
    expect(await box('Read Menu')).toBeChecked();
  });

  test('P-251 a cell, a row and a column: select-all boxes are empty, mixed or ticked', async () => {
    userApi([wireEntry('special', '7')]);
    const { user } = open();
    expect(await box('All of Specials')).toBePartiallyChecked();
    expect(await box('Read everything')).toBePartiallyChecked();
    expect(await box('Write everything')).not.toBeChecked();
    expect(screen.getByText('1 of 21 rights')).toBeInTheDocument();
    await user.click(await box('All of Specials'));
    for (const name of ['Read Specials', 'Write Specials', 'Execute Specials', 'All of Specials'])
      expect(await box(name)).toBeChecked();
    await user.click(await box('Read everything'));
    expect(await box('Read everything')).toBeChecked();
    expect(await box('Read Lists')).toBeChecked();
    expect(screen.getByText('9 of 21 rights')).toBeInTheDocument();
    await user.click(await box('Read Lists'));
    expect(await box('Read everything')).toBePartiallyChecked();
    await user.click(await box('All of Specials'));
    expect(await box('All of Specials')).not.toBeChecked();
    expect(screen.getByText('5 of 21 rights')).toBeInTheDocument();
  });

  test('P-251 everything of a block at once, and none of it', async () => {
    userApi([wireEntry('special', '7')]);
    const { user } = open();
    await user.click(await box('Everything on Saltmarsh'));
    expect(screen.getByText('21 of 21 rights')).toBeInTheDocument();
    await user.click(await box('Everything on Saltmarsh'));
    expect(screen.getByText('0 of 21 rights')).toBeInTheDocument();
  });

  test('P-241 P-273 what is saved is what is ticked, with what has no row kept as it was', async () => {
    const api = userApi([wireEntry('special', '7'), wireEntry('banner', '7'), wireEntry('alert', null, 'r')]);
    const { user, address } = open();
    await user.click(await box('Write Specials'));
    expect(await saved(user, api)).toEqual([
      wireEntry('alert', null, 'r'),
      wireEntry('special', '7', 'rw'),
      wireEntry('banner', '7'),
    ]);
    await waitFor(() => expect(address()).toBe('/users'));
    expect(api.paths().filter((path) => path.startsWith('PUT'))).toEqual([]);
    expect(screen.getByText('Permissions saved.')).toBeInTheDocument();
  });
});

describe('add, remove, reset, refresh', () => {
  test('P-190 P-244 OP-31 Add finds a property by name and gives the fourteen read rights', async () => {
    const api = userApi();
    const { user } = open();
    expect(await screen.findByText('No hotels yet. Add a hotel to give rights on it.')).toBeInTheDocument();
    await add(user, 'Add a Hotel...', 'Lantern Inn');
    expect(await screen.findByText('7 of 21 rights')).toBeInTheDocument();
    const body = await saved(user, api);
    expect(body).toEqual(DEFAULT_READS.map((resource) => wireEntry(resource, '8')));
    expect(body).toHaveLength(14);
  });

  test('P-190 Add offers only properties of the tab that are not there yet', async () => {
    userApi([wireEntry('special', '7')]);
    const { user } = open();
    await user.click(await screen.findByRole('combobox', { name: 'Add a Hotel...' }));
    await waitFor(() =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Lantern Inn', 'Old MillArchived']),
    );
  });

  test('P-190 Remove drops a property, and Undo brings it back with its ticks', async () => {
    userApi([wireEntry('special', '7', 'rw')]);
    const { user } = open();
    await press(user, 'Remove Saltmarsh');
    expect(await screen.findByText('No hotels yet. Add a hotel to give rights on it.')).toBeInTheDocument();
    await press(user, 'Undo');
    expect(await box('Write Specials')).toBeChecked();
  });

  test('P-190 Remove then Save stores a list without it', async () => {
    const api = userApi([wireEntry('special', '7'), wireEntry('special', '8')]);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Lantern Inn/ }));
    await press(user, 'Remove Lantern Inn');
    expect(await saved(user, api)).toEqual([wireEntry('special', '7')]);
  });

  test('P-190 Reset returns to the last saved state', async () => {
    userApi([wireEntry('special', '7')]);
    const { user } = open();
    const reset = await screen.findByRole('button', { name: 'Reset' });
    expect(reset).toBeDisabled();
    await user.click(await box('Write everything'));
    await user.click(reset);
    expect(await screen.findByText('1 of 21 rights')).toBeInTheDocument();
    expect(reset).toBeDisabled();
  });

  test('P-190 Refresh fetches again', async () => {
    const api = userApi([wireEntry('special', '7')]);
    const { user } = open();
    await user.click(await box('Write everything'));
    api.set('GET /users/:id/permissions', listOf([wireEntry('faq', '7', 'rwx')]));
    await press(user, 'Refresh');
    expect(await screen.findByText('3 of 21 rights')).toBeInTheDocument();
    expect(await box('All of FAQs')).toBeChecked();
    await press(user, 'Undo');
    expect(await screen.findByText('8 of 21 rights')).toBeInTheDocument();
  });

  test('P-190 a Refresh that fails says so and keeps the ticks', async () => {
    const api = userApi([wireEntry('special', '7')]);
    const { user } = open();
    await user.click(await box('Write Specials'));
    api.set('GET /users/:id/permissions', refusal(503, 'The storage is out of reach.'));
    await press(user, 'Refresh');
    expect(await screen.findByText('The storage is out of reach.')).toBeInTheDocument();
    expect(await box('Write Specials')).toBeChecked();
  });
});

describe('the checkboxes', () => {
  test.each([
    ['P-246', 'Can Assign Alerts', ['can_assign_alerts']],
    ['P-247', 'Can Manage Users', ['user', 'permission']],
    ['P-248', 'Can Manage Assets', ['asset']],
  ])('%s OP-24 %s grants r, w and x on %j', async (_id, label, resources) => {
    const api = userApi();
    const { user } = open();
    await user.click(await box(label));
    expect(await saved(user, api)).toEqual(resources.map((resource) => wireEntry(resource, null, 'rwx')));
  });

  test('P-247 both entries tick it, one alone makes it mixed', async () => {
    userApi([wireEntry('user', null, 'rwx'), wireEntry('asset', null, 'rwx')]);
    open();
    expect(await box('Can Manage Users')).toBePartiallyChecked();
    expect(await box('Can Manage Assets')).toBeChecked();
  });
});

describe('super users', () => {
  test('P-191 converting clears the permissions, shows a note for the grid and saves one full wildcard', async () => {
    const api = userApi([wireEntry('special', '7')]);
    const { user } = open();
    await press(user, 'Convert to Super User');
    expect(screen.getByText('A super user holds all rights, on every property and every page.')).toBeInTheDocument();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: 'Can Manage Users' })).not.toBeInTheDocument();
    expect(await saved(user, api)).toEqual([wireEntry('*', null, 'rwx')]);
  });

  test('P-192 converting back resets the permissions', async () => {
    userApi([wireEntry('special', '7', 'rw')]);
    const { user } = open();
    await press(user, 'Convert to Super User');
    await press(user, 'Convert Back to User');
    expect(await box('Write Specials')).toBeChecked();
    expect(screen.getByText('No unsaved changes')).toBeInTheDocument();
  });

  test('P-192 a stored super user keeps nothing of the wildcard', async () => {
    const api = userApi([wireEntry('*', null, 'rwx')]);
    api.set('GET /users/:id', { data: { ...tomas, role: 'Super User' } });
    const { user } = open();
    await press(user, 'Convert Back to User');
    expect(await saved(user, api)).toEqual([]);
  });

  test('P-191 only super users convert', async () => {
    signedInAs([granted('user', null, 'rwx'), granted('permission', null, 'rwx')], { id: '9' });
    userApi([wireEntry('special', '7')]);
    open();
    await box('Read Specials');
    expect(screen.queryByRole('button', { name: 'Convert to Super User' })).not.toBeInTheDocument();
  });
});

describe('what must not get lost', () => {
  test('P-272 contract §3 the list is read to its last page before it is replaced', async () => {
    const api = userApi();
    api.set('GET /users/:id/permissions', ({ query }: FakeCall) => {
      const next = 'https://api.example/api/users/2/permissions?per_page=2000&page=2';
      return query.page === '2'
        ? listOf([wireEntry('special', '8')])
        : listOf([wireEntry('special', '7')], { links: { previous: null, next } });
    });
    const { user } = open();
    await user.click(await box('Write Specials'));
    expect(await saved(user, api)).toEqual([wireEntry('special', '7', 'rw'), wireEntry('special', '8')]);
    const asked = api.calls.filter(({ method, path }) => method === 'GET' && path === '/users/2/permissions');
    expect(asked.map(({ query }) => query)).toEqual([{ per_page: '2000' }, { per_page: '2000', page: '2' }]);
  });

  test('P-272 a page that does not come leaves no form to save from', async () => {
    const api = userApi();
    api.set('GET /users/:id/permissions', refusal(403, 'You may not read permissions.'));
    open();
    expect(await screen.findByText('You may not read permissions.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });

  test('rights on properties that the person cannot see stay', async () => {
    const api = userApi([wireEntry('special', '7'), wireEntry('special', 'hidden', 'rw')]);
    const { user } = open();
    expect(await screen.findByText('Rights on 1 property that you cannot see stay as they are.')).toBeInTheDocument();
    await user.click(await box('Write Specials'));
    expect(await saved(user, api)).toContainEqual(wireEntry('special', 'hidden', 'rw'));
  });

  test('P-273 contract §3 a right that one does not hold: the sentence shows and the ticks stay', async () => {
    const api = userApi([wireEntry('special', '7')]);
    const sentence = 'You cannot grant a right that you do not hold yourself.';
    api.set('POST /users/:id/permissions', refusal(403, sentence));
    const { user, address } = open();
    await user.click(await box('Write Specials'));
    await press(user, 'Save');
    await waitFor(() => expect(document.getElementById('user-error')).toHaveTextContent(sentence));
    expect(screen.queryByText(/The user is saved/)).not.toBeInTheDocument();
    expect(await box('Write Specials')).toBeChecked();
    expect(address()).toBe('/users/2/edit');
  });
});
