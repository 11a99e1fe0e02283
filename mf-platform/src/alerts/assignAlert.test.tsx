import { screen, waitFor, within } from '@testing-library/react';
import { listOf } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { optionsOf } from 'shared-kit/testing/formParts';
import { BROKEN, LATE, listing, open, override, row } from '../../testing/alerts/assignments';
import { alertServer, changes } from '../../testing/alerts/samples';

beforeEach(() => signedInAs());

const FREE = { alert_id: null, override: false };
const POOL_CLOSED = { alert_id: '1', override: false };

test('choosing an alert assigns it at once; a change that fails is reverted and explained', async () => {
  const api = alertServer();
  let answer: (canned: object) => void = () => undefined;
  const { user } = open();
  await row('Marlowes');
  await waitFor(async () => expect(optionsOf(await listing('Marlowes'))).toContain('Harbour festival'));
  api.set('PUT /alerts/assign', () => new Promise<object>((resolve) => (answer = resolve)));
  await user.selectOptions(await listing('Marlowes'), 'Harbour festival');
  expect((await row('Marlowes')).getByRole('link', { name: 'Edit Alert' })).toHaveAttribute('href', '/hotels/alerts/2/edit');
  expect(override('Marlowes')).toBeEnabled();
  expect(changes(api)).toEqual([['PUT /alerts/assign', { property_id: '30', alert_id: '2', expected: FREE }]]);
  answer(BROKEN);
  expect(await screen.findByText('The alert of Marlowes was not changed. It broke.')).toBeInTheDocument();
  expect((await row('Marlowes')).getByText('No Alert')).toBeInTheDocument();
  expect(await listing('Marlowes')).toHaveDisplayValue('None');
});

test('choosing None sends only the property, and what it showed', async () => {
  const api = alertServer();
  const { user } = open();
  await row('Saltmarsh');
  await user.selectOptions(await listing('Saltmarsh'), 'None');
  expect((await row('Saltmarsh')).getByText('No Alert')).toBeInTheDocument();
  expect(changes(api)).toEqual([['PUT /alerts/assign', { property_id: '7', expected: POOL_CLOSED }]]);
  await waitFor(() => expect(api.paths().filter((path) => path === 'GET /alerts/assigned').length).toBeGreaterThan(1));
  expect((await row('Saltmarsh')).getByText('No Alert')).toBeInTheDocument();
});

test('Override is sent with only the property, and what it showed', async () => {
  const api = alertServer();
  const { user } = open();
  await row('Saltmarsh');
  await user.click(override('Saltmarsh'));
  expect(override('Saltmarsh')).toBeChecked();
  expect(changes(api)).toEqual([['PUT /alerts/assign', { property_id: '7', override: true, expected: POOL_CLOSED }]]);
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
      ['PUT /alerts/assign', { property_id: '30', alert_id: '2', expected: FREE }],
      ['PUT /alerts/assign', { property_id: '30', override: true, expected: { alert_id: '2', override: false } }],
    ]),
  );
  expect(override('Marlowes')).toBeChecked();
  expect(await listing('Marlowes')).toHaveDisplayValue('Harbour festival');
});

test('until all changes are stored, the browser asks before the page is closed', async () => {
  const api = alertServer();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  api.set('PUT /alerts/assign', () => answered.then(() => ({ status: 204 })));
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

describe('a change', () => {
  const choose = async (user: ReturnType<typeof open>['user'], name: string, alert: string) => {
    await row(name);
    await waitFor(async () => expect(optionsOf(await listing(name))).toContain(alert));
    await user.selectOptions(await listing(name), alert);
  };

  test('is reported with Undo, which restores the alert and its Override', async () => {
    const api = alertServer();
    const { user } = open();
    await row('Saltmarsh');
    await user.click(override('Saltmarsh'));
    expect(await screen.findByText('Saltmarsh shows its own alert instead of the global one.')).toBeInTheDocument();
    await choose(user, 'Saltmarsh', 'None');
    const toast = await screen.findByText('Saltmarsh no longer has its own alert.');
    await user.click(within(toast.closest('li') ?? toast.parentElement!).getByRole('button', { name: 'Undo' }));
    await screen.findByText('The alert of Saltmarsh is now “Pool closed”.');
    const expected = { alert_id: null, override: false };
    expect(changes(api).at(-1)).toEqual(['PUT /alerts/assign', { property_id: '7', alert_id: '1', override: true, expected }]);
    await waitFor(async () => expect(await listing('Saltmarsh')).toHaveDisplayValue('Pool closed'));
    expect(override('Saltmarsh')).toBeChecked();
  });

  test('an Undo that comes too late keeps what somebody else chose', async () => {
    const api = alertServer();
    const { user } = open();
    await choose(user, 'Marlowes', 'Harbour festival');
    await screen.findByText('The alert of Marlowes is now “Harbour festival”.');
    api.set('PUT /alerts/assign', LATE);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    const message = 'The alert of Marlowes was not changed. Somebody else changed it in the meantime, so it stays as it is.';
    expect(await screen.findByText(message)).toBeInTheDocument();
    await waitFor(async () => expect(await listing('Marlowes')).toHaveDisplayValue('Harbour festival'));
  });

  test('an Undo that fails is offered again', async () => {
    const api = alertServer();
    const { user } = open();
    await choose(user, 'Saltmarsh', 'None');
    await screen.findByText('Saltmarsh no longer has its own alert.');
    api.set('PUT /alerts/assign', BROKEN);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The alert of Saltmarsh was not changed. It broke.')).toBeInTheDocument();
    api.set('PUT /alerts/assign', { data: {} });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/^The alert of Saltmarsh is now .Pool closed/)).toBeInTheDocument();
  });

  test('is reported although the response was lost', async () => {
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

  test('removes the older Undo of the same property', async () => {
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
