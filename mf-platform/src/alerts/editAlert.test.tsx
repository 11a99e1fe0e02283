import { screen, waitFor, within } from '@testing-library/react';
import type { FakeCall } from 'shared-kit/testing/fakeApi';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { expectReadOnly, expectRefused } from 'shared-kit/testing/readers';
import { alert, alertServer } from '../../testing/alerts/samples';
import { lastBody, nameField, openEdit, openNew, partFields, save } from '../../testing/alerts/steps';

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

describe('Edit Alert', () => {
  test('shows the name, the form and the linked properties, each leading to its hotel or restaurant', async () => {
    alertServer();
    openEdit();
    expect(await screen.findByRole('heading', { level: 1, name: 'Edit Alert' })).toBeInTheDocument();
    expect(await nameField()).toHaveValue('Pool closed');
    expect(screen.getByText('Pool closed')).toBeInTheDocument();
    const linked = within(screen.getByRole('table', { name: 'Linked properties' }));
    expect(linked.getByRole('link', { name: 'Saltmarsh' })).toHaveAttribute('href', '/hotels/7');
    expect(linked.getByRole('link', { name: 'Marlowes' })).toHaveAttribute('href', '/restaurants/30');
    expect(screen.getByRole('link', { name: 'Alert Assignments' })).toHaveAttribute('href', '/hotels/alerts');
  });

  test('a linked property that the person may not open is named without a link', async () => {
    signedInAs([granted('alert', null, 'rwx'), granted('special', '7')]);
    alertServer();
    openEdit();
    const linked = within(await screen.findByRole('table', { name: 'Linked properties' }));
    expect(linked.getByRole('link', { name: 'Saltmarsh' })).toBeInTheDocument();
    expect(linked.getByText('Marlowes')).toBeInTheDocument();
    expect(linked.queryByRole('link', { name: 'Marlowes' })).not.toBeInTheDocument();
  });

  test('the global alert says that it is shown everywhere, although no property is linked to it', async () => {
    alertServer();
    openEdit('3');
    expect(await screen.findByText(/^This is the global alert/)).toBeInTheDocument();
    expect(screen.getByText('No property is linked to this alert.')).toBeInTheDocument();
  });

  test.each([
    [[], 1, '1 property that you cannot see is linked to it.'],
    [[{ id: '7', name: 'Saltmarsh', type: 'hotel' }], 2, '2 other properties that you cannot see are linked to it.'],
  ])('linked properties that the person cannot see are counted', async (properties, hidden_properties, text) => {
    alertServer({ alerts: { '1': { properties, hidden_properties } } });
    openEdit();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryByText('No property is linked to this alert.')).not.toBeInTheDocument();
  });

  test('an edited alert is sent with its version, and the listings open', async () => {
    const api = alertServer();
    const { user, address } = openEdit();
    await user.type(await nameField(), ' again');
    await save(user);
    await waitFor(() => expect(address()).toBe('/hotels/alerts/listings'));
    expect(lastBody(api)).toMatchObject({ name: 'Pool closed again', published: true });
    expect(api.calls.find(({ method }) => method === 'PUT')?.headers['If-Match']).toBe('"4"');
  });

  test('Save & Assign publishes and archives; archiving also unpublishes', async () => {
    const api = alertServer();
    const { user } = openEdit();
    await nameField();
    const published = screen.getByRole('switch', { name: /^Published/ });
    expect(published).toBeChecked();
    await user.click(screen.getByRole('switch', { name: /^Archived/ }));
    expect(published).not.toBeChecked();
    expect(published).toBeDisabled();
    await save(user);
    await waitFor(() => expect(lastBody(api)).toMatchObject({ archived: true, published: false }));
  });

  test('a save that archives offers Undo, which shows the alert again where it was', async () => {
    const api = alertServer();
    const { user } = openEdit('3');
    await nameField();
    await user.click(screen.getByRole('switch', { name: /^Archived/ }));
    await save(user);
    expect(await screen.findByText('Book direct saved and archived. It was the global alert.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Book direct is as it was before.')).toBeInTheDocument();
    const calls = api.calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
    expect(calls).toEqual(['PUT /alerts/3', 'POST /alerts/3/versions/4/restore', 'PUT /alerts/3', 'PUT /alerts/3/global']);
  });

  test('a save that unarchives says so', async () => {
    const api = alertServer();
    api.set('GET /alerts/:id', { data: alert('1', 'Pool closed', { archived: true, published: false }) });
    const { user } = openEdit();
    await nameField();
    await user.click(screen.getByRole('switch', { name: /^Archived/ }));
    await save(user);
    expect(await screen.findByText('Pool closed saved and unarchived.')).toBeInTheDocument();
  });

  test('two people who changed the same alert lose nothing', async () => {
    const api = alertServer();
    const current = alert('1', 'Theirs', { version: 9, updated_by: { id: '2', name: 'Ivo Lane' }, published: false });
    const stale = { status: 412, body: { message: 'Stale.', code: 'stale', fields: {}, current } };
    api.set('PUT /alerts/:id', ({ headers }) => (headers['If-Match'] === '"9"' ? { data: current } : stale));
    const { user, address } = openEdit();
    await user.type(await nameField(), ' again');
    await user.type(partFields('Modal').getByRole('textbox', { name: 'Title' }), 'Mine');
    await save(user);
    expect(await screen.findByText(/Ivo Lane saved this on/)).toBeInTheDocument();
    await user.click(within(screen.getByRole('group', { name: 'Name' })).getByRole('radio', { name: /’s/ }));
    await user.click(screen.getByRole('button', { name: 'Save my choices' }));
    await waitFor(() => expect(address()).toBe('/hotels/alerts/listings'));
    expect(lastBody(api)).toMatchObject({ name: 'Theirs', published: false, modal: { title: 'Mine' } });
  });

  test('pages that two people ticked in another order are the same pages', async () => {
    const api = alertServer();
    const stored = alert('1', 'Pool closed');
    const current = {
      ...stored,
      version: 9,
      modal: { ...stored.modal, title: 'Theirs', page_display_on: ['homepage', 'eatdrink'] },
    };
    api.set('PUT /alerts/:id', { status: 412, body: { message: 'Stale.', code: 'stale', fields: {}, current } });
    const { user } = openEdit();
    await nameField();
    await user.click(screen.getByRole('checkbox', { name: 'Eat & Drink' }));
    await user.click(screen.getByRole('checkbox', { name: 'Homepage' }));
    await save(user);
    expect(await screen.findByRole('button', { name: 'Save both changes' })).toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: /Homepage/ })).not.toBeInTheDocument();
  });

  test('pages that two people ticked and cleared come together without a question, in the order of the form', async () => {
    const api = alertServer();
    const stored = alert('1', 'Pool closed');
    const current = { ...stored, version: 9, modal: { ...stored.modal, page_display_on: ['homepage', 'covid19'] } };
    const stale = { status: 412, body: { message: 'Stale.', code: 'stale', fields: {}, current } };
    api.set('PUT /alerts/:id', ({ headers }) => (headers['If-Match'] === '"9"' ? { data: current } : stale));
    const { user, address } = openEdit();
    await nameField();
    await user.click(screen.getByRole('checkbox', { name: 'Amenities' }));
    await save(user);
    expect((await screen.findByText('Page Display On, with both changes')).nextSibling).toHaveTextContent(
      'Homepage, Amenities, COVID-19',
    );
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save both changes' }));
    await waitFor(() => expect(address()).toBe('/hotels/alerts/listings'));
    expect(lastBody(api)).toMatchObject({ modal: { page_display_on: ['homepage', 'amenities', 'covid19'] } });
  });

  test('an alert that no longer exists says so, and links to the bin if it is there', async () => {
    const api = alertServer();
    api.set('GET /bin', ({ query }: FakeCall) => ({
      data: query.item_id === '99' ? [{ id: '5', may_restore: true }] : [],
      meta: {},
    }));
    openEdit('99');
    expect(await screen.findByText('This alert no longer exists')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Open the bin' })).toHaveAttribute('href', '/bin?item=99');
  });
});

describe('without WRITE', () => {
  beforeEach(() => signedInAs([granted('can_assign_alerts', '7', 'r')]));

  test('the form is shown without Save, and nothing can be typed', async () => {
    alertServer();
    openEdit();
    expect(await nameField()).toBeDisabled();
    await expectReadOnly();
    expect(screen.queryByRole('textbox', { name: 'Text' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Saltmarsh' })).toBeInTheDocument();
  });

  test('a new alert is refused', async () => {
    alertServer();
    openNew();
    await expectRefused({ label: 'Alert Listings', href: '/hotels/alerts/listings' });
  });
});

test('a new alert is refused to those who may change alerts without being super users, as its button is', async () => {
  signedInAs([granted('alert', null, 'rw')]);
  alertServer();
  openNew();
  await expectRefused({ label: 'Alert Listings', href: '/hotels/alerts/listings' });
  expect(screen.getByText('You may change alerts here, but not add any: only super users add them.')).toBeInTheDocument();
});
