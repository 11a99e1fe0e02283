import { screen, waitFor } from '@testing-library/react';
import { chooseInMenu } from 'shared-kit/testing/chooseInMenu';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { renderPage } from 'shared-kit/testing/renderPage';
import { tomas, userApi, wireEntry } from '../../testing/users/samples';
import { add, checkbox, open, openTab, saveAndGetBody } from '../../testing/users/permissionSteps';
import UsersPage from './UsersPage';

/**
 * Signs in somebody who is no super user: they manage users, write specials and read lists and calendars of Saltmarsh,
 * and read the menus of property 20.
 */
const manager = () =>
  signedInAs(
    [
      granted('user', null, 'rwx'),
      granted('permission', null, 'rwx'),
      granted('special', '7', 'rw'),
      granted('list', '7', 'r'),
      granted('calendar', '7', 'r'),
      granted('menu', '20', 'r'),
    ],
    { id: '9' },
  );
const NOTE = 'You can give and take away only rights that you hold yourself. A super user can change the others.';
const NOT_THEIR_ACCESS = /^This user has rights that you do not have, so only a super user may change their email or password\./;

beforeEach(() => {
  localStorage.clear();
  manager();
});

describe('somebody who manages users without being a super user', () => {
  test('ticks only rights that they hold; the other boxes are disabled, and a notice says why', async () => {
    const api = userApi([wireEntry('special', '7', 'r'), wireEntry('list', '7', 'rx')]);
    const { user } = open();
    expect(await checkbox('Write Specials')).toBeEnabled();
    expect(await checkbox('Read Specials')).toBeEnabled();
    expect(await checkbox('Read Lists')).toBeEnabled();
    for (const name of [
      'Execute Specials',
      'All of Specials',
      'Execute Lists',
      'Read FAQs',
      'Read everything',
      'Everything on Saltmarsh',
    ])
      expect(await checkbox(name)).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Remove Saltmarsh' })).toBeDisabled();
    expect(screen.getByText(NOTE)).toBeInTheDocument();
    await user.click(await checkbox('Write Specials'));
    expect(await saveAndGetBody(user, api)).toEqual([wireEntry('special', '7', 'rw'), wireEntry('list', '7', 'rx')]);
  });

  test('the same applies to rights for the whole group', async () => {
    userApi([wireEntry('special', '7', 'r')]);
    open();
    expect(await checkbox('Can Manage Users')).toBeEnabled();
    expect(await checkbox('Can Manage Assets')).toBeDisabled();
    expect(await checkbox('Can Assign Alerts')).toBeDisabled();
  });

  test('adds only properties on which they hold rights, with the default rights that they hold', async () => {
    const api = userApi([]);
    const { user } = open();
    await user.click(await screen.findByRole('combobox', { name: 'Add a Hotel...' }));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Saltmarsh']);
    await user.keyboard('{Escape}');
    await add(user, 'Add a Hotel...', 'Saltmarsh');
    const entries = await saveAndGetBody(user, api);
    expect(entries).toHaveLength(4);
    expect(entries).toEqual(
      expect.arrayContaining(['calendar', 'calendar_event', 'list', 'special'].map((resource) => wireEntry(resource, '7'))),
    );
  });

  test('gives the same rights to others only where they hold them', async () => {
    signedInAs(
      ['user', 'permission'].map((resource) => granted(resource, null, 'rwx')).concat(granted('faq', '7'), granted('faq', '8')),
      {
        id: '9',
      },
    );
    userApi([wireEntry('faq', '7'), wireEntry('menu', '20')]);
    const { user } = open();
    await openTab(user, /Restaurants/);
    await checkbox('Read Menu');
    expect(screen.queryByRole('button', { name: 'Same rights for others' })).not.toBeInTheDocument();
    await openTab(user, /Hotels/);
    await user.click(await screen.findByRole('button', { name: 'Same rights for others' }));
    expect(await checkbox('Lantern Inn')).toBeEnabled();
    expect(screen.queryByRole('checkbox', { name: /Old Mill/ })).not.toBeInTheDocument();
  });

  test('is told that a colleague has more rights than they may grant', async () => {
    const api = userApi([]);
    api.set('GET /users/:id/permissions', ({ params }) => ({
      data: params.id === '3' ? [wireEntry('faq', '7', 'rwx')] : [],
      meta: { page: 1, total_pages: 1, per_page: 2000, count: 1, links: { previous: null, next: null } },
    }));
    api.set('GET /users', {
      data: [{ ...tomas, id: '3', first_name: 'Ivo', last_name: 'Lane' }],
      meta: { page: 1, total_pages: 1, per_page: 20, count: 1, links: { previous: null, next: null } },
    });
    const { user } = open();
    await add(user, 'Copy rights from...', 'Ivo Lane');
    expect(await screen.findByText('Ivo Lane has rights that you do not have, so nothing was filled in.')).toBeInTheDocument();
  });

  test('changes email and password only of people who have no more rights than they have', async () => {
    userApi([wireEntry('faq', '7', 'r')]);
    const { unmount, user } = open();
    expect(await screen.findByRole('textbox', { name: /^Email/ })).toBeDisabled();
    expect(screen.queryByLabelText(/^Password/)).not.toBeInTheDocument();
    expect(screen.getByText(NOT_THEIR_ACCESS)).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: /^First Name/ }), 'z');
    expect(screen.getByRole('checkbox', { name: /Generate Password/ })).toBeEnabled();
    unmount();
    userApi([wireEntry('special', '7', 'r')]);
    open();
    expect(await screen.findByRole('textbox', { name: /^Email/ })).toBeEnabled();
    expect(screen.getByLabelText(/^Password/)).toBeInTheDocument();
    expect(screen.queryByText(NOT_THEIR_ACCESS)).not.toBeInTheDocument();
  });

  test.each([
    [[wireEntry('faq', '7', 'r')], false],
    [[wireEntry('special', '7', 'rw')], true],
  ])('may delete only people whose rights they hold (%j)', async (rights, mayDelete) => {
    const api = userApi(rights);
    const { user } = renderPage(<UsersPage />, '/users', '/users');
    await chooseInMenu(user, 'Tomas Reyes', 'Delete');
    if (mayDelete) await screen.findByRole('dialog', { name: 'Delete User' });
    else {
      const message = 'This user has rights that you do not have, so only a super user may delete them.';
      expect(await screen.findByText(message)).toBeInTheDocument();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    }
    await waitFor(() => expect(api.paths()).toContain('GET /users/2/permissions'));
  });
});

test('a super user may change everything and sees no notice', async () => {
  signedInAs();
  userApi([wireEntry('list', '7', 'rx')]);
  open();
  expect(await checkbox('Execute Specials')).toBeEnabled();
  expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
});
