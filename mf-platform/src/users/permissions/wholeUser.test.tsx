import { fireEvent, screen, waitFor } from '@testing-library/react';
import { listOf, type FakeCall } from 'shared-kit/testing/fakeApi';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { refusal, tomas, userApi, wireEntry } from '../../../testing/users/samples';
import { add, checkbox, clickButton, open, saveAndGetBody } from '../../../testing/users/permissionSteps';

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

describe('the checkboxes', () => {
  test.each([
    ['Can Assign Alerts', ['can_assign_alerts']],
    ['Can Manage Users', ['user', 'permission']],
    ['Can Manage Assets', ['asset']],
  ])('%s grants r, w and x on %j', async (label, resources) => {
    const api = userApi();
    const { user } = open();
    await user.click(await checkbox(label));
    expect(await saveAndGetBody(user, api)).toEqual(resources.map((resource) => wireEntry(resource, null, 'rwx')));
  });

  test('both entries tick it, one alone makes it mixed', async () => {
    userApi([wireEntry('user', null, 'rwx'), wireEntry('asset', null, 'rwx')]);
    open();
    expect(await checkbox('Can Manage Users')).toBePartiallyChecked();
    expect(await checkbox('Can Manage Assets')).toBeChecked();
  });
});

describe('two people at once', () => {
  const version = (number: number) => ({ version: number });
  const stale = (permissions: object[], newest = 8) => ({
    status: 412,
    body: { message: 'Stale.', code: 'stale', fields: {}, current: { version: newest, permissions } },
  });
  /** The version of a list follows from what it contains, so the newest one may be lower. */
  const NEWEST = [8, 3];

  test('when somebody else changed the rights, those they revoked stay revoked, one’s own ticks stay, and Try again saves both', async () => {
    const api = userApi();
    api.set('GET /users/:id/permissions', listOf([wireEntry('special', '7', 'rw'), wireEntry('faq', '7', 'r')], version(7)));
    api.set('POST /users/:id/permissions', ({ headers, body }: FakeCall) =>
      headers['If-Match'] === '"8"'
        ? listOf(body as object[], version(9))
        : stale([wireEntry('special', '7', 'r'), wireEntry('faq', '7', 'r')]),
    );
    const { user } = open();
    await user.click(await checkbox('Write FAQs'));
    await clickButton(user, 'Save');
    expect(await screen.findByText(/^Somebody else changed the permissions of this user in the meantime\./)).toBeInTheDocument();
    expect(await checkbox('Write FAQs')).toBeChecked();
    expect(await checkbox('Write Specials')).not.toBeChecked();
    await clickButton(user, 'Try again');
    await waitFor(() => expect(api.calls.filter(({ method }) => method === 'POST')).toHaveLength(2));
    const sent = api.calls.filter(({ method }) => method === 'POST').at(-1);
    expect(sent?.headers['If-Match']).toBe('"8"');
    expect(sent?.body).toEqual([wireEntry('special', '7', 'r'), wireEntry('faq', '7', 'rw')]);
  });

  test.each(NEWEST)(
    'Discard after that conflict shows what is stored now, and keeps the name that was saved (%i)',
    async (newest) => {
      const api = userApi();
      api.set('GET /users/:id/permissions', listOf([wireEntry('special', '7', 'rw'), wireEntry('faq', '7', 'r')], version(7)));
      api.set('POST /users/:id/permissions', stale([wireEntry('special', '7', 'r'), wireEntry('faq', '7', 'r')], newest));
      const { user } = open();
      await user.type(await screen.findByRole('textbox', { name: 'First Name' }), 'ito');
      await user.click(await checkbox('Write FAQs'));
      await clickButton(user, 'Save');
      await screen.findByText(/^The user is saved\. The permissions are not: Somebody else changed/);
      await clickButton(user, 'Discard');
      expect(await checkbox('Write FAQs')).not.toBeChecked();
      expect(await checkbox('Write Specials')).not.toBeChecked();
      expect(screen.getByRole('textbox', { name: 'First Name' })).toHaveValue('Tomasito');
      expect(screen.getByText('No unsaved changes')).toBeInTheDocument();
    },
  );

  test.each(NEWEST)('Discard after Refresh shows what was loaded (%i)', async (newest) => {
    const api = userApi();
    api.set('GET /users/:id/permissions', listOf([wireEntry('faq', '7')], version(7)));
    const { user } = open();
    await user.type(await screen.findByRole('textbox', { name: 'First Name' }), 'ito');
    await checkbox('Write FAQs');
    api.set('GET /users/:id/permissions', listOf([wireEntry('faq', '7', 'rw')], version(newest)));
    await clickButton(user, 'Refresh');
    await waitFor(async () => expect(await checkbox('Write FAQs')).toBeChecked());
    expect(screen.getByRole('textbox', { name: 'First Name' })).toHaveValue('Tomasito');
    await clickButton(user, 'Discard');
    expect(await checkbox('Write FAQs')).toBeChecked();
    expect(screen.getByRole('textbox', { name: 'First Name' })).toHaveValue('Tomas');
  });

  test('a key that is pressed just before the newest list arrives is kept', async () => {
    const api = userApi();
    api.set('GET /users/:id/permissions', listOf([wireEntry('faq', '7')], version(7)));
    const { user } = open();
    const firstName = await screen.findByRole('textbox', { name: 'First Name' });
    await user.type(firstName, 'ito');
    await checkbox('Write FAQs');
    let answer = () => {};
    const waiting = new Promise<void>((resolve) => (answer = resolve));
    api.set('GET /users/:id/permissions', () => waiting.then(() => listOf([wireEntry('faq', '7', 'rw')], version(8))));
    await clickButton(user, 'Refresh');
    fireEvent.change(firstName, { target: { value: 'Tomasitos' } });
    answer();
    await waitFor(async () => expect(await checkbox('Write FAQs')).toBeChecked());
    expect(firstName).toHaveValue('Tomasitos');
  });

  test('rights on a property that was deleted in the meantime leave the grid, a message says so, and Try again saves the others', async () => {
    const api = userApi();
    api.set('GET /users/:id/permissions', listOf([wireEntry('faq', '7', 'r')], version(7)));
    const { user } = open();
    await user.click(await checkbox('Write FAQs'));
    await add(user, 'Add a Hotel...', 'Lantern Inn');
    const fields = { '1.permissionable_id': 'There is no such property.', '2.permissionable_id': 'There is no such property.' };
    api.set('POST /users/:id/permissions', refusal(422, 'One of the properties no longer exists.', fields));
    api.set('GET /properties/names', listOf([{ id: '7', name: 'Saltmarsh', type: 'hotel', archived: false, region_id: null }]));
    await clickButton(user, 'Save');
    expect(await screen.findByText(/^A property was deleted in the meantime\./)).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Hotels 1' })).toBeInTheDocument();
    expect(screen.queryByText(/permissionableId/)).not.toBeInTheDocument();
    expect(screen.queryByText(/that you cannot see/)).not.toBeInTheDocument();
    await user.type(screen.getByRole('combobox', { name: 'Add a Hotel...' }), 'Lant');
    await waitFor(() => expect(screen.queryByRole('option', { name: /Lantern Inn/ })).not.toBeInTheDocument());
    api.set('POST /users/:id/permissions', ({ body }: FakeCall) => listOf(body as object[], version(8)));
    await clickButton(user, 'Try again');
    expect(await screen.findByText('Permissions saved.')).toBeInTheDocument();
    expect(api.calls.findLast(({ method }) => method === 'POST')?.body).toEqual([wireEntry('faq', '7', 'rw')]);
  });

  test('if the rights on a deleted property were all that was left to save, a message that outlives the form says so', async () => {
    const api = userApi();
    const { user } = open();
    await user.type(await screen.findByRole('textbox', { name: 'First Name' }), 'ito');
    await add(user, 'Add a Hotel...', 'Lantern Inn');
    const fields = { '0.permissionable_id': 'There is no such property.' };
    api.set('POST /users/:id/permissions', refusal(422, 'One of the properties no longer exists.', fields));
    api.set('GET /users/:id', { data: { ...tomas, first_name: 'Tomasito', version: 5 } });
    await clickButton(user, 'Save');
    const message = 'A property was deleted in the meantime, and nobody has rights on it. Everything else is saved.';
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(await screen.findByText('User saved.')).toBeInTheDocument();
    expect(screen.queryByText(/then try again/)).not.toBeInTheDocument();
  });

  test('permissions whose response was lost are sent again, based on the version that was loaded', async () => {
    const api = userApi();
    api.set('GET /users/:id/permissions', listOf([wireEntry('faq', '7', 'r')], version(7)));
    api.set('POST /users/:id/permissions', stale([wireEntry('faq', '7', 'rw')]));
    api.lose('POST /users/:id/permissions');
    const { user } = open();
    await user.click(await checkbox('Write FAQs'));
    await clickButton(user, 'Save');
    expect(await screen.findByText('Permissions saved.')).toBeInTheDocument();
    const sent = api.calls.filter(({ method }) => method === 'POST');
    expect(sent.map(({ headers }) => headers['If-Match'])).toEqual(['"7"', '"7"']);
  });

  test('permissions count as saved if a 412 shows that they are stored already', async () => {
    const api = userApi();
    api.set('GET /users/:id/permissions', listOf([wireEntry('faq', '7', 'r')], version(7)));
    api.set('POST /users/:id/permissions', stale([wireEntry('faq', '7', 'rw')]));
    const { user } = open();
    await user.click(await checkbox('Write FAQs'));
    await clickButton(user, 'Save');
    expect(await screen.findByText('Permissions saved.')).toBeInTheDocument();
  });

  test('Refresh loads the newest list with its version', async () => {
    const api = userApi();
    api.set('GET /users/:id/permissions', listOf([wireEntry('faq', '7')], version(7)));
    const { user } = open();
    await checkbox('Write FAQs');
    api.set('GET /users/:id/permissions', listOf([wireEntry('faq', '7', 'rw')], version(8)));
    await clickButton(user, 'Refresh');
    await waitFor(async () => expect(await checkbox('Write FAQs')).toBeChecked());
    await user.click(await checkbox('Execute FAQs'));
    await saveAndGetBody(user, api);
    expect(api.calls.find(({ method }) => method === 'POST')?.headers['If-Match']).toBe('"8"');
  });
});

describe('super users', () => {
  test('converting clears the permissions, shows a note for the grid and saves one full wildcard', async () => {
    const api = userApi([wireEntry('special', '7')]);
    const { user } = open();
    await clickButton(user, 'Convert to Super User');
    expect(await screen.findByRole('dialog', { name: 'Convert to Super User' })).toHaveTextContent('are lost when you save');
    await clickButton(user, 'Convert');
    expect(await screen.findByText('A super user holds all rights, on every property and every page.')).toBeInTheDocument();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: 'Can Manage Users' })).not.toBeInTheDocument();
    expect(await saveAndGetBody(user, api)).toEqual([wireEntry('*', null, 'rwx')]);
  });

  test('converting back resets the permissions', async () => {
    userApi([wireEntry('special', '7', 'rw')]);
    const { user } = open();
    await clickButton(user, 'Convert to Super User');
    await clickButton(user, 'Convert');
    await clickButton(user, 'Convert Back to User');
    expect(await checkbox('Write Specials')).toBeChecked();
    expect(screen.getByText('No unsaved changes')).toBeInTheDocument();
  });

  test('a stored super user who is converted back keeps no right from the wildcard', async () => {
    const api = userApi([wireEntry('*', null, 'rwx')]);
    api.set('GET /users/:id', { data: { ...tomas, role: 'Super User' } });
    const { user } = open();
    await clickButton(user, 'Convert Back to User');
    expect(await saveAndGetBody(user, api)).toEqual([]);
  });

  test('only super users convert', async () => {
    signedInAs([granted('user', null, 'rwx'), granted('permission', null, 'rwx')], { id: '9' });
    userApi([wireEntry('special', '7')]);
    open();
    await checkbox('Read Specials');
    expect(screen.queryByRole('button', { name: 'Convert to Super User' })).not.toBeInTheDocument();
  });
});

describe('rights that must not get lost', () => {
  test('the list is read to its last page before it is replaced', async () => {
    const api = userApi();
    api.set('GET /users/:id/permissions', ({ query }: FakeCall) => {
      const next = 'https://api.example/api/users/2/permissions?per_page=2000&page=2';
      return query.page === '2'
        ? listOf([wireEntry('special', '8')])
        : listOf([wireEntry('special', '7')], { links: { previous: null, next } });
    });
    const { user } = open();
    await user.click(await checkbox('Write Specials'));
    expect(await saveAndGetBody(user, api)).toEqual([wireEntry('special', '7', 'rw'), wireEntry('special', '8')]);
    const listCalls = api.calls.filter(({ method, path }) => method === 'GET' && path === '/users/2/permissions');
    expect(listCalls.map(({ query }) => query)).toEqual([{ per_page: '2000' }, { per_page: '2000', page: '2' }]);
  });

  test('when a page of the list fails to load, there is no form to save', async () => {
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
    await user.click(await checkbox('Write Specials'));
    expect(await saveAndGetBody(user, api)).toContainEqual(wireEntry('special', 'hidden', 'rw'));
  });

  test('when the server refuses a right that one does not hold, the message shows and the ticks stay', async () => {
    const api = userApi([wireEntry('special', '7')]);
    const message = 'You cannot grant a right that you do not hold yourself.';
    api.set('POST /users/:id/permissions', refusal(403, message));
    const { user, address } = open();
    await user.click(await checkbox('Write Specials'));
    await clickButton(user, 'Save');
    await waitFor(() => expect(document.getElementById('user-form-error')).toHaveTextContent(message));
    expect(screen.queryByText(/The user is saved/)).not.toBeInTheDocument();
    expect(await checkbox('Write Specials')).toBeChecked();
    expect(address()).toBe('/users/2/edit');
  });
});
