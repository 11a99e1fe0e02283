import { screen, waitFor, within } from '@testing-library/react';
import { listOf } from 'shared-kit/testing/fakeApi';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { renderPage } from 'shared-kit/testing/renderPage';
import AlertAssignmentsPage from './AlertAssignmentsPage';
import { alertServer, changes } from '../../testing/alerts/samples';
import { optionsOf } from 'shared-kit/testing/formParts';

const open = () => renderPage(<AlertAssignmentsPage />, '/hotels/alerts', '/hotels/alerts');
const row = async (name: string) => within((await screen.findByRole('link', { name })).closest('tr')!);
const listing = (name: string) => screen.findByRole('combobox', { name: `Alert Listing: ${name}` });
const override = (name: string) => screen.getByRole('switch', { name: `Override: ${name}` });
const global = () => screen.findByRole('combobox', { name: 'Global Alert' });
const late = { status: 412, body: { message: 'Somebody else changed this in the meantime.', code: 'stale', fields: {} } };
const broken = { status: 500, body: { message: 'It broke.', code: 'internal', fields: {} } };

beforeEach(() => signedInAs());

test('has the Global Alert dropdown and the three columns, hotels and restaurants alike', async () => {
  const api = alertServer();
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Alert Assignments' })).toBeInTheDocument();
  await row('Saltmarsh');
  for (const name of ['Property Name', 'Override', 'Alert Listing'])
    expect(screen.getByRole('columnheader', { name })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Saltmarsh' })).toHaveAttribute('href', '/hotels/7');
  expect(screen.getByRole('link', { name: 'Marlowes' })).toHaveAttribute('href', '/restaurants/30');
  await waitFor(async () =>
    expect(optionsOf(await listing('Saltmarsh'))).toEqual(['None', 'Pool closed', 'Harbour festival', 'Book direct']),
  );
  expect(optionsOf(await global())).toEqual(['None', 'Pool closed', 'Harbour festival', 'Book direct']);
  await waitFor(async () => expect(await global()).toHaveDisplayValue('Book direct'));
  const asked = api.calls.find(({ path }) => path === '/alerts');
  expect(asked?.query).toEqual({ archived: 'false', order_by: 'sort_index:ASC', per_page: '200' });
});

test('every alert is offered, however many there are; long dropdowns are filled when somebody comes near', async () => {
  const api = alertServer();
  const part = (from: number) => Array.from({ length: 200 }, (_, at) => ({ id: `a${from + at}`, name: `Alert ${from + at}` }));
  api.set('GET /alerts', ({ query }) =>
    query.page === '2'
      ? listOf(part(201).slice(0, 1), { page: 2, count: 201 })
      : listOf(part(1), { count: 201, links: { previous: null, next: '/api/alerts?page=2' } }),
  );
  const { user } = open();
  const select = await listing('Marlowes');
  await waitFor(() => expect(api.calls.filter(({ path }) => path === '/alerts')).toHaveLength(2));
  await waitFor(() => expect(optionsOf(select)).toEqual(['None']));
  await user.hover(select);
  expect(optionsOf(select)).toHaveLength(202);
  expect(optionsOf(select).at(-1)).toBe('Alert 201 (Draft)');
});

test('a property that may be given an alert and not be opened is named without a link', async () => {
  signedInAs([granted('can_assign_alerts', null, 'rw'), granted('special', '30')]);
  alertServer();
  open();
  expect(await screen.findByRole('link', { name: 'Marlowes' })).toBeInTheDocument();
  expect(screen.getByText('Saltmarsh')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Saltmarsh' })).not.toBeInTheDocument();
  expect(override('Saltmarsh')).toBeEnabled();
});

test('the table has pages', async () => {
  const api = alertServer();
  api.set('GET /alerts/assigned', ({ query }) => {
    const property = { id: `p${query.page}`, name: `House of page ${query.page}`, type: 'hotel' };
    return listOf([{ property, alert: null, override: false }], { page: Number(query.page), total_pages: 2, count: 101 });
  });
  const { user, address } = open();
  await screen.findByRole('link', { name: 'House of page 1' });
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByRole('link', { name: 'House of page 2' })).toBeInTheDocument();
  expect(address()).toBe('/hotels/alerts?page=2');
});

test('under the name stands an Edit Alert link, or No Alert; Override needs an alert', async () => {
  alertServer();
  open();
  const saltmarsh = await row('Saltmarsh');
  expect(saltmarsh.getByRole('link', { name: 'Edit Alert' })).toHaveAttribute('href', '/hotels/alerts/1/edit');
  expect(override('Saltmarsh')).toBeEnabled();
  const marlowes = await row('Marlowes');
  expect(marlowes.getByText('No Alert')).toBeInTheDocument();
  expect(marlowes.queryByRole('link', { name: 'Edit Alert' })).not.toBeInTheDocument();
  expect(override('Marlowes')).toBeDisabled();
});

test('choosing an alert assigns it, at once; a change that fails goes back and says why', async () => {
  const api = alertServer();
  let answer: (canned: object) => void = () => undefined;
  const { user } = open();
  await row('Marlowes');
  await waitFor(async () => expect(optionsOf(await listing('Marlowes'))).toContain('Harbour festival'));
  api.set('PUT /alerts/assign', () => new Promise<object>((done) => (answer = done)));
  await user.selectOptions(await listing('Marlowes'), 'Harbour festival');
  expect((await row('Marlowes')).getByRole('link', { name: 'Edit Alert' })).toHaveAttribute('href', '/hotels/alerts/2/edit');
  expect(override('Marlowes')).toBeEnabled();
  expect(changes(api)).toEqual([['PUT /alerts/assign', { property_id: '30', alert_id: '2' }]]);
  answer(broken);
  expect(await screen.findByText('The alert of Marlowes was not changed. It broke.')).toBeInTheDocument();
  expect((await row('Marlowes')).getByText('No Alert')).toBeInTheDocument();
  expect(await listing('Marlowes')).toHaveDisplayValue('None');
});

test('choosing None sends the property alone', async () => {
  const api = alertServer();
  const { user } = open();
  await row('Saltmarsh');
  await user.selectOptions(await listing('Saltmarsh'), 'None');
  expect((await row('Saltmarsh')).getByText('No Alert')).toBeInTheDocument();
  expect(changes(api)).toEqual([['PUT /alerts/assign', { property_id: '7' }]]);
  await waitFor(() => expect(api.paths().filter((path) => path === 'GET /alerts/assigned').length).toBeGreaterThan(1));
  expect((await row('Saltmarsh')).getByText('No Alert')).toBeInTheDocument();
});

test('Override is sent with the property alone', async () => {
  const api = alertServer();
  const { user } = open();
  await row('Saltmarsh');
  await user.click(override('Saltmarsh'));
  expect(override('Saltmarsh')).toBeChecked();
  expect(changes(api)).toEqual([['PUT /alerts/assign', { property_id: '7', override: true }]]);
});

test('changes of one property are sent one after another, and the last one stays', async () => {
  const api = alertServer();
  const { user } = open();
  await row('Marlowes');
  await waitFor(async () => expect(optionsOf(await listing('Marlowes'))).toContain('Harbour festival'));
  await user.selectOptions(await listing('Marlowes'), 'Harbour festival');
  await user.click(override('Marlowes'));
  await waitFor(() =>
    expect(changes(api)).toEqual([
      ['PUT /alerts/assign', { property_id: '30', alert_id: '2' }],
      ['PUT /alerts/assign', { property_id: '30', override: true }],
    ]),
  );
  expect(override('Marlowes')).toBeChecked();
  expect(await listing('Marlowes')).toHaveDisplayValue('Harbour festival');
});

test('until a change is stored the browser asks before the page is closed: what waits for its turn would be lost', async () => {
  const api = alertServer();
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  api.set('PUT /alerts/assign', () => held.then(() => ({ status: 204 })));
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const { user } = open();
  await row('Marlowes');
  await waitFor(async () => expect(optionsOf(await listing('Marlowes'))).toContain('Harbour festival'));
  expect(asks()).toBe(false);
  await user.selectOptions(await listing('Marlowes'), 'Harbour festival');
  await user.click(override('Marlowes'));
  expect(asks()).toBe(true);
  answer();
  await waitFor(() => expect(asks()).toBe(false));
  expect(changes(api)).toHaveLength(2);
});

describe('what a change did', () => {
  const choose = async (user: ReturnType<typeof open>['user'], name: string, alert: string) => {
    await row(name);
    await waitFor(async () => expect(optionsOf(await listing(name))).toContain(alert));
    await user.selectOptions(await listing(name), alert);
  };

  test('is said with Undo, which gives back the alert and its Override', async () => {
    const api = alertServer();
    const { user } = open();
    await row('Saltmarsh');
    await user.click(override('Saltmarsh'));
    expect(await screen.findByText('Saltmarsh shows its own alert instead of the global one.')).toBeInTheDocument();
    await choose(user, 'Saltmarsh', 'None');
    const said = await screen.findByText('Saltmarsh no longer has its own alert.');
    await user.click(within(said.closest('li') ?? said.parentElement!).getByRole('button', { name: 'Undo' }));
    await screen.findByText('The alert of Saltmarsh is now “Pool closed”.');
    const expected = { alert_id: null, override: false };
    expect(changes(api).at(-1)).toEqual(['PUT /alerts/assign', { property_id: '7', alert_id: '1', override: true, expected }]);
    await waitFor(async () => expect(await listing('Saltmarsh')).toHaveDisplayValue('Pool closed'));
    expect(override('Saltmarsh')).toBeChecked();
  });

  test('an Undo that comes too late leaves what somebody else chose', async () => {
    const api = alertServer();
    const { user } = open();
    await choose(user, 'Marlowes', 'Harbour festival');
    await screen.findByText('The alert of Marlowes is now “Harbour festival”.');
    api.set('PUT /alerts/assign', late);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    const told = 'The alert of Marlowes was not changed. Somebody else changed it in the meantime, so it stays as it is.';
    expect(await screen.findByText(told)).toBeInTheDocument();
    await waitFor(async () => expect(await listing('Marlowes')).toHaveDisplayValue('Harbour festival'));
  });

  test('an Undo that does not reach the server is offered again', async () => {
    const api = alertServer();
    const { user } = open();
    await choose(user, 'Saltmarsh', 'None');
    await screen.findByText('Saltmarsh no longer has its own alert.');
    const works = { data: {} };
    api.set('PUT /alerts/assign', broken);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The alert of Saltmarsh was not changed. It broke.')).toBeInTheDocument();
    api.set('PUT /alerts/assign', works);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/^The alert of Saltmarsh is now .Pool closed/)).toBeInTheDocument();
  });

  test('is said as well where it arrived and its answer was lost', async () => {
    const api = alertServer();
    const { user } = open();
    await row('Marlowes');
    await waitFor(async () => expect(optionsOf(await listing('Marlowes'))).toContain('Harbour festival'));
    const property = { id: '30', name: 'Marlowes', type: 'restaurant' };
    api.set('PUT /alerts/assign', 'network gone');
    api.set('GET /alerts/assigned', listOf([{ property, alert: { id: '2', name: 'Harbour festival' }, override: false }]));
    await user.selectOptions(await listing('Marlowes'), 'Harbour festival');
    expect(await screen.findByText(/^The alert of Marlowes is now .Harbour festival/)).toBeInTheDocument();
    expect(screen.queryByText(/was not changed/)).not.toBeInTheDocument();
    expect(api.calls.filter(({ path }) => path === '/alerts/assigned').map(({ query }) => query.name)).toContain('Marlowes');
  });

  test('an older Undo goes once the property has changed again', async () => {
    alertServer();
    const { user } = open();
    await choose(user, 'Marlowes', 'Harbour festival');
    await screen.findByText('The alert of Marlowes is now “Harbour festival”.');
    await choose(user, 'Marlowes', 'Pool closed');
    await screen.findByText('The alert of Marlowes is now “Pool closed”.');
    expect(screen.queryByText('The alert of Marlowes is now “Harbour festival”.')).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
  });
});

test('the list is narrowed by name, type and alert, in the address; another filter begins at page 1', async () => {
  const api = alertServer();
  const { user, address } = renderPage(<AlertAssignmentsPage />, '/hotels/alerts', '/hotels/alerts?page=2');
  await row('Saltmarsh');
  await user.type(screen.getByRole('searchbox', { name: 'Filter Properties...' }), 'salt{Enter}');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type of property' }), 'Hotels');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Own alert' }), 'Without an alert');
  expect(address()).toBe('/hotels/alerts?filter=salt&type=hotel&assigned=false');
  await waitFor(() =>
    expect(api.calls.filter(({ path }) => path === '/alerts/assigned').at(-1)?.query).toEqual({
      page: '1',
      per_page: '100',
      name: 'i%%salt',
      type: 'hotel',
      assigned: 'false',
    }),
  );
});

test('a filter that finds nothing can be cleared from there', async () => {
  const api = alertServer();
  api.set('GET /alerts/assigned', ({ query }) => (query.name ? listOf([]) : undefined));
  const { user, address } = renderPage(<AlertAssignmentsPage />, '/hotels/alerts', '/hotels/alerts?filter=zz');
  await user.click(await screen.findByRole('button', { name: 'Clear the filter' }));
  expect(address()).toBe('/hotels/alerts');
});

describe('an alert that is not published', () => {
  const draft = { alerts: { '1': { published: false } } };

  test('says Draft in every choice and row, and can be published from there', async () => {
    const api = alertServer(draft);
    const { user } = open();
    await waitFor(async () => expect(optionsOf(await listing('Marlowes'))).toContain('Pool closed (Draft)'));
    const saltmarsh = await row('Saltmarsh');
    expect(saltmarsh.getByText('Draft')).toBeInTheDocument();
    await user.click(saltmarsh.getByRole('button', { name: 'Publish now: Pool closed at Saltmarsh' }));
    expect(await screen.findByText('Pool closed is published.')).toBeInTheDocument();
    expect(changes(api)).toEqual([['PUT /alerts/1', { published: true }]]);
    await waitFor(async () => expect((await row('Saltmarsh')).queryByText('Draft')).not.toBeInTheDocument());
  });

  test('is published once, however often the button is pressed', async () => {
    const api = alertServer(draft);
    let answer: (canned: object) => void = () => undefined;
    api.set('PUT /alerts/:id', () => new Promise<object>((done) => (answer = done)));
    const { user } = open();
    await user.dblClick(await screen.findByRole('button', { name: 'Publish now: Pool closed at Saltmarsh' }));
    answer(late);
    expect(await screen.findByText(/^Pool closed was not published/)).toBeInTheDocument();
    expect(changes(api)).toHaveLength(1);
    // One that failed can be tried again.
    await user.click(screen.getByRole('button', { name: 'Publish now: Pool closed at Saltmarsh' }));
    expect(changes(api)).toHaveLength(2);
  });

  test('is said to be published though the answer was lost', async () => {
    const api = alertServer(draft);
    const { user } = open();
    await screen.findByRole('button', { name: 'Publish now: Pool closed at Saltmarsh' });
    api.lose('PUT /alerts/:id');
    await user.click(screen.getByRole('button', { name: 'Publish now: Pool closed at Saltmarsh' }));
    expect(await screen.findByText('Pool closed is published.')).toBeInTheDocument();
  });

  test('is published only by those who may change alerts', async () => {
    signedInAs([granted('can_assign_alerts', null, 'rw')]);
    alertServer(draft);
    open();
    expect(await screen.findByText('Draft')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Publish now/ })).not.toBeInTheDocument();
  });

  test('that cannot be published says why', async () => {
    const api = alertServer(draft);
    api.set('PUT /alerts/:id', broken);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Publish now: Pool closed at Saltmarsh' }));
    expect(await screen.findByText('Pool closed was not published. It broke.')).toBeInTheDocument();
  });
});

describe('rights', () => {
  test('+ New Alert shows to super users', async () => {
    alertServer();
    open();
    expect(await screen.findByRole('link', { name: '+ New Alert' })).toHaveAttribute('href', '/hotels/alerts/new');
  });

  test('who may assign on one property changes that one, and neither the other nor the global alert', async () => {
    signedInAs([granted('can_assign_alerts', '7', 'rw')]);
    alertServer();
    open();
    await row('Saltmarsh');
    expect(screen.queryByRole('link', { name: '+ New Alert' })).not.toBeInTheDocument();
    expect(await listing('Saltmarsh')).toBeEnabled();
    expect(override('Saltmarsh')).toBeEnabled();
    expect(await listing('Marlowes')).toBeDisabled();
    expect(await global()).toBeDisabled();
  });

  test('contract §3 an unscoped can_assign_alerts chooses the global alert', async () => {
    signedInAs([granted('can_assign_alerts', null, 'rw')]);
    alertServer();
    open();
    await waitFor(async () => expect(await global()).toBeEnabled());
  });
});

test('what cannot be loaded says so and can be tried again', async () => {
  const api = alertServer();
  api.set('GET /alerts/assigned', { status: 403, body: { message: 'You may not read alerts.', code: 'forbidden', fields: {} } });
  open();
  expect(await screen.findByText('You may not read alerts.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
