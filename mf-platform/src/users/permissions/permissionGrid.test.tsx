import { act, screen, waitFor } from '@testing-library/react';
import { DEFAULT_READS } from 'shared-kit/rules/defaultPermissions';
import { listOf } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { refusal, userApi, wireEntry } from '../../../testing/users/samples';
import { add, checkbox, clickButton, open, openTab, rowNames, saveAndGetBody } from '../../../testing/users/permissionSteps';

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

const HOTEL_ROWS = ['Accommodations', 'Calendars', 'FAQs', 'Home Promos', 'Specials', 'Tiled Promos', 'Lists'];
const RESTAURANT_ROWS = ['Calendars', 'Events', 'Hours', 'Press', 'Menu'];
/** How many of the rights on one hotel are ticked. */
const ticked = (count: number) => `${count} of ${HOTEL_ROWS.length * 3} rights`;

describe('rows and columns', () => {
  test('the Hotels tab has its seven rows, and the columns Read, Write, Execute with a select-all', async () => {
    userApi([wireEntry('special', '7')]);
    open();
    expect(await rowNames()).toEqual(HOTEL_ROWS);
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['Content', 'All', 'Read', 'Write', 'Executedelete']);
  });

  test('the Restaurants tab has its five rows', async () => {
    userApi([wireEntry('special', '7'), wireEntry('menu', '20')]);
    const { user } = open();
    await openTab(user, /Restaurants\s*1/);
    expect(await rowNames()).toEqual(RESTAURANT_ROWS);
    expect(await checkbox('Read Menu')).toBeChecked();
  });

  test('a cell, a row and a column: select-all boxes are empty, mixed or ticked', async () => {
    userApi([wireEntry('special', '7')]);
    const { user } = open();
    expect(await checkbox('All of Specials')).toBePartiallyChecked();
    expect(await checkbox('Read everything')).toBePartiallyChecked();
    expect(await checkbox('Write everything')).not.toBeChecked();
    expect(screen.getByText(ticked(1))).toBeInTheDocument();
    await user.click(await checkbox('All of Specials'));
    for (const name of ['Read Specials', 'Write Specials', 'Execute Specials', 'All of Specials'])
      expect(await checkbox(name)).toBeChecked();
    await user.click(await checkbox('Read everything'));
    expect(await checkbox('Read everything')).toBeChecked();
    expect(await checkbox('Read Lists')).toBeChecked();
    expect(screen.getByText(ticked(HOTEL_ROWS.length + 2))).toBeInTheDocument();
    await user.click(await checkbox('Read Lists'));
    expect(await checkbox('Read everything')).toBePartiallyChecked();
    await user.click(await checkbox('All of Specials'));
    expect(await checkbox('All of Specials')).not.toBeChecked();
    expect(screen.getByText(ticked(HOTEL_ROWS.length - 2))).toBeInTheDocument();
  });

  test('ticks and unticks everything in a block', async () => {
    userApi([wireEntry('special', '7')]);
    const { user } = open();
    await user.click(await checkbox('Everything on Saltmarsh'));
    expect(screen.getByText(ticked(HOTEL_ROWS.length * 3))).toBeInTheDocument();
    await user.click(await checkbox('Everything on Saltmarsh'));
    expect(screen.getByText(ticked(0))).toBeInTheDocument();
  });

  test('Save sends what is ticked, and keeps rights that have no row', async () => {
    const api = userApi([wireEntry('special', '7'), wireEntry('banner', '7'), wireEntry('alert', null, 'r')]);
    const { user, address } = open();
    await user.click(await checkbox('Write Specials'));
    expect(await saveAndGetBody(user, api)).toEqual([
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
  test('Add finds a property by name and gives the default read rights', async () => {
    const api = userApi();
    const { user } = open();
    expect(await screen.findByText('No hotels yet. Add a hotel to give rights on it.')).toBeInTheDocument();
    await add(user, 'Add a Hotel...', 'Lantern Inn');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Add a Hotel...' })).toHaveFocus());
    expect(await screen.findByText(ticked(HOTEL_ROWS.length))).toBeInTheDocument();
    const body = await saveAndGetBody(user, api);
    expect(body).toEqual(DEFAULT_READS.map((resource) => wireEntry(resource, '8')));
  });

  test('Add offers only properties of the tab that are not there yet', async () => {
    userApi([wireEntry('special', '7')]);
    const { user } = open();
    await user.click(await screen.findByRole('combobox', { name: 'Add a Hotel...' }));
    await waitFor(() =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Lantern Inn', 'Old MillArchived']),
    );
  });

  test('Remove drops a property, and Undo brings it back with its ticks', async () => {
    userApi([wireEntry('special', '7', 'rw')]);
    const { user } = open();
    await clickButton(user, 'Remove Saltmarsh');
    expect(await screen.findByText('No hotels yet. Add a hotel to give rights on it.')).toBeInTheDocument();
    await clickButton(user, 'Undo');
    expect(await checkbox('Write Specials')).toBeChecked();
  });

  test('a property that is removed and added again is announced again', async () => {
    userApi();
    const { user } = open();
    const said = () => screen.getByText('Lantern Inn added with read rights.');
    await add(user, 'Add a Hotel...', 'Lantern Inn');
    const words = said();
    await clickButton(user, 'Remove Lantern Inn');
    await add(user, 'Add a Hotel...', 'Lantern Inn');
    // Screen readers announce inserted elements: the same element with the same text would stay silent.
    expect(said()).not.toBe(words);
  });

  test('Undo of Remove leaves the rights alone that the property was given since', async () => {
    userApi([wireEntry('special', '7', 'rw')]);
    const { user } = open();
    await clickButton(user, 'Remove Saltmarsh');
    await add(user, 'Add a Hotel...', 'Saltmarsh');
    await user.click(await checkbox('Execute FAQs'));
    await clickButton(user, 'Undo');
    expect(await screen.findByText(/^The permissions were changed again in the meantime/)).toBeInTheDocument();
    expect(await checkbox('Execute FAQs')).toBeChecked();
    expect(await checkbox('Write Specials')).not.toBeChecked();
  });

  test('Undo of Remove says that nothing is undone once the user is converted to a super user', async () => {
    userApi([wireEntry('special', '7')]);
    const { user } = open();
    await clickButton(user, 'Remove Saltmarsh');
    await clickButton(user, 'Convert to Super User');
    await clickButton(user, 'Undo');
    expect(await screen.findByText(/^The permissions were changed again in the meantime/)).toBeInTheDocument();
  });

  test('Remove then Save stores a list without it', async () => {
    const api = userApi([wireEntry('special', '7'), wireEntry('special', '8')]);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Lantern Inn/ }));
    await clickButton(user, 'Remove Lantern Inn');
    expect(await saveAndGetBody(user, api)).toEqual([wireEntry('special', '7')]);
  });

  test('Reset returns to the last saved state', async () => {
    userApi([wireEntry('special', '7')]);
    const { user } = open();
    const reset = await screen.findByRole('button', { name: 'Reset' });
    expect(reset).toHaveAttribute('aria-disabled', 'true');
    await user.click(reset);
    expect(screen.queryByText('The permissions are back to what is saved.')).not.toBeInTheDocument();
    await user.click(await checkbox('Write everything'));
    reset.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(ticked(1))).toBeInTheDocument();
    expect(reset).toHaveAttribute('aria-disabled', 'true');
    await act(() => new Promise((later) => setTimeout(later, 200)));
    expect(reset).toHaveFocus();
  });

  test('Refresh fetches again', async () => {
    const api = userApi([wireEntry('special', '7')]);
    const { user } = open();
    await user.click(await checkbox('Write everything'));
    api.set('GET /users/:id/permissions', listOf([wireEntry('faq', '7', 'rwx')]));
    await clickButton(user, 'Refresh');
    expect(await screen.findByText(ticked(3))).toBeInTheDocument();
    expect(await checkbox('All of FAQs')).toBeChecked();
    await clickButton(user, 'Undo');
    expect(await screen.findByText(ticked(HOTEL_ROWS.length * 2))).toBeInTheDocument();
  });

  test('a Refresh that fails says so and keeps the ticks', async () => {
    const api = userApi([wireEntry('special', '7')]);
    const { user } = open();
    await user.click(await checkbox('Write Specials'));
    api.set('GET /users/:id/permissions', refusal(503, 'The storage is out of reach.'));
    await clickButton(user, 'Refresh');
    expect(await screen.findByText('The storage is out of reach.')).toBeInTheDocument();
    expect(await checkbox('Write Specials')).toBeChecked();
  });
});
