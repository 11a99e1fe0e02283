import { act, screen, waitFor, within } from '@testing-library/react';
import { afterDays } from 'shared-kit/rules/tokenExpiry';
import { closeModal } from 'shared-kit/shellServices/modal';
import { chooseInMenu } from 'shared-kit/testing/chooseInMenu';
import { atMoment } from 'shared-kit/testing/atMoment';
import { fakeApi, listOf, type FakeCall } from 'shared-kit/testing/fakeApi';
import { signedInAs, signedOut } from 'shared-kit/testing/fakeSession';
import { renderPage } from 'shared-kit/testing/renderPage';
import DeployTokensPage from './DeployTokensPage';

const token = (id: string, remote: string, fields: object = {}) => ({
  id,
  remote,
  expires_on: '2096-01-20T09:00:00.000Z',
  last_used_on: null,
  version: 1,
  created_at: '2026-11-20T09:00:00.000Z',
  updated_at: '2026-11-20T09:00:00.000Z',
  updated_by: { id: '1', name: 'Nora Okafor' },
  ...fields,
});
const server = (list = [token('1', 'mf-restaurants'), token('2', 'mf-spa', { last_used_on: '2026-11-21T10:05:00.000Z' })]) =>
  fakeApi({
    'GET /deploy-tokens': listOf(list),
    'GET /remotes': { data: [{ name: 'mf-restaurants' }] },
    'POST /deploy-tokens': ({ body }: FakeCall) => ({
      status: 201,
      body: { data: { ...token('3', ''), ...(body as object), value: 'ikd_told-once' } },
    }),
    'DELETE /deploy-tokens/:id': undefined,
  });
const open = () => renderPage(<DeployTokensPage />, '/releases/tokens', '/releases/tokens');
const cells = async (name: RegExp) =>
  within(await screen.findByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

test('lists remote, state in words, expiry and last use; never the value', async () => {
  server([
    token('1', 'mf-restaurants', { expires_on: '2020-01-20T09:00:00.000Z' }),
    token('2', 'mf-spa', { last_used_on: '2026-11-21T10:05:00.000Z' }),
    token('3', 'mf-bar', { expires_on: afterDays(3) }),
  ]);
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Deploy Tokens' })).toBeInTheDocument();
  expect((await cells(/mf-restaurants/)).slice(0, 3)).toEqual(['Expired', '2020-01-20', 'Never']);
  expect((await cells(/mf-spa/)).slice(0, 3)).toEqual(['Valid', '2096-01-20', 'Nov 21, 2026, 10:05 AM']);
  expect((await cells(/mf-bar/))[0]).toBe('Expires in 3 days');
});

describe('a new token', () => {
  const openNew = async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '+ New Deploy Token' }));
    return { user, dialog: within(await screen.findByRole('dialog', { name: 'New Deploy Token' })) };
  };

  test('is for one remote, expires, and is shown once with Copy', async () => {
    const api = server();
    const { user, dialog } = await openNew();
    await user.type(dialog.getByRole('combobox', { name: 'Remote' }), 'mf-restaurants');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Expires after' }), '30 days');
    await user.click(dialog.getByRole('button', { name: 'Create token' }));
    expect(await dialog.findByRole('status', { name: 'Deploy token' })).toHaveTextContent('ikd_told-once');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Copy' })).toHaveFocus());
    await user.click(dialog.getByRole('button', { name: 'Copy' }));
    expect(await dialog.findByText('Copied.')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('ikd_told-once');
    const sent = api.calls.find(({ method }) => method === 'POST')?.body as { remote: string; expires_on: string };
    expect(sent.remote).toBe('mf-restaurants');
    const days = (Date.parse(sent.expires_on) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByText('ikd_told-once')).not.toBeInTheDocument());
    expect(screen.queryByText(/If you have not copied it/)).not.toBeInTheDocument();
  });

  test('closing the dialog before the token was copied shows a message', async () => {
    server();
    const { user, dialog } = await openNew();
    await user.type(dialog.getByRole('combobox', { name: 'Remote' }), 'mf-spa');
    await user.click(dialog.getByRole('button', { name: 'Create token' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Copy' })).toHaveFocus());
    act(closeModal);
    expect(await screen.findByText(/If you have not copied it, revoke it and create another one\.$/)).toBeInTheDocument();
  });

  test('the browser asks before the tab is closed until the token is copied', async () => {
    server();
    const { user, dialog } = await openNew();
    await user.type(dialog.getByRole('combobox', { name: 'Remote' }), 'mf-spa');
    await user.click(dialog.getByRole('button', { name: 'Create token' }));
    const copy = await dialog.findByRole('button', { name: 'Copy' });
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(asks()).toBe(true);
    await user.click(copy);
    expect(await dialog.findByText('Copied.')).toBeInTheDocument();
    expect(asks()).toBe(false);
  });

  test('a session that ends with the dialog open leaves no message to the next person', async () => {
    server();
    const { user, dialog } = await openNew();
    await user.type(dialog.getByRole('combobox', { name: 'Remote' }), 'mf-spa');
    await user.click(dialog.getByRole('button', { name: 'Create token' }));
    await dialog.findByRole('status', { name: 'Deploy token' });
    act(() => {
      signedOut();
      closeModal();
    });
    expect(screen.queryByText('ikd_told-once')).not.toBeInTheDocument();
    expect(screen.queryByText(/If you have not copied it/)).not.toBeInTheDocument();
  });

  test.each(['', 'restaurants', 'mf-', 'mf-Spa'])('the remote "%s" is refused before anything is sent', async (remote) => {
    const api = server();
    const { user, dialog } = await openNew();
    if (remote) await user.type(dialog.getByRole('combobox', { name: 'Remote' }), remote);
    await user.click(dialog.getByRole('button', { name: 'Create token' }));
    expect(dialog.getByRole('combobox', { name: 'Remote' })).toHaveAccessibleDescription(
      remote ? /such as mf-restaurants/ : /Required!/,
    );
    expect(api.paths()).not.toContain('POST /deploy-tokens');
  });

  test('a refusal is shown and keeps what was typed', async () => {
    const api = server();
    api.set('POST /deploy-tokens', { status: 503, body: { message: 'The store is out of reach.', code: 'unavailable' } });
    const { user, dialog } = await openNew();
    await user.type(dialog.getByRole('combobox', { name: 'Remote' }), 'mf-spa');
    await user.click(dialog.getByRole('button', { name: 'Create token' }));
    expect(await dialog.findByText('The store is out of reach.')).toBeInTheDocument();
    expect(dialog.getByRole('combobox', { name: 'Remote' })).toHaveValue('mf-spa');
  });

  test('when the response is lost, the token is created again under the same id and shown', async () => {
    const api = server();
    const { user, dialog } = await openNew();
    await user.type(dialog.getByRole('combobox', { name: 'Remote' }), 'mf-spa');
    api.lose('POST /deploy-tokens');
    await user.click(dialog.getByRole('button', { name: 'Create token' }));
    expect(await dialog.findByRole('status', { name: 'Deploy token' })).toHaveTextContent('ikd_told-once');
    const keys = api.calls.flatMap(({ method, headers }) => (method === 'POST' ? [headers['Idempotency-Key']] : []));
    expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys[0]]);
  });

  test('a token that may have been created is reported, and the list shows it', async () => {
    const api = server();
    const { user, dialog } = await openNew();
    await user.type(dialog.getByRole('combobox', { name: 'Remote' }), 'mf-spa');
    api.set('POST /deploy-tokens', 'network gone');
    api.set('GET /deploy-tokens', listOf([token('9', 'mf-lost')]));
    await user.click(dialog.getByRole('button', { name: 'Create token' }));
    expect(await dialog.findByText(/It may have been done all the same\.$/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('row', { name: /mf-lost/ })).toBeInTheDocument();
  });

  test('a refused clipboard says what to do instead', async () => {
    server();
    const { user, dialog } = await openNew();
    await user.type(dialog.getByRole('combobox', { name: 'Remote' }), 'mf-spa');
    await user.click(dialog.getByRole('button', { name: 'Create token' }));
    const copy = await dialog.findByRole('button', { name: 'Copy' });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(copy);
    expect(await dialog.findByText(/Select the token above and copy it\./)).toBeInTheDocument();
    jest.restoreAllMocks();
  });
});

test('revoking asks for confirmation', async () => {
  const api = server();
  const { user } = open();
  await chooseInMenu(user, 'mf-spa', 'Revoke...');
  const dialog = within(await screen.findByRole('dialog', { name: 'Revoke Deploy Token' }));
  expect(api.paths()).not.toContain('DELETE /deploy-tokens/2');
  await user.click(dialog.getByRole('button', { name: 'Revoke token' }));
  expect(await screen.findByText('Deploy token of mf-spa revoked.')).toBeInTheDocument();
  expect(api.paths()).toContain('DELETE /deploy-tokens/2');
});

test('an empty list says what a token is for', async () => {
  server([]);
  open();
  expect(await screen.findByText('There are no deploy tokens')).toBeInTheDocument();
});

test('a list that fails to load shows the error and can be retried', async () => {
  const api = server();
  api.set('GET /deploy-tokens', { status: 403, body: { message: 'Only super users may see this.', code: 'forbidden' } });
  const { user } = open();
  expect(await screen.findByText('Only super users may see this.')).toBeInTheDocument();
  api.set('GET /deploy-tokens', listOf([token('1', 'mf-restaurants')]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('row', { name: /mf-restaurants/ })).toBeInTheDocument();
});

test('a list that stays open overnight shows what has expired since', async () => {
  await atMoment('2026-11-22T15:00:00Z', async (goTo) => {
    server([token('1', 'mf-spa', { expires_on: '2026-11-23T23:00:00.000Z' })]);
    open();
    expect(await screen.findByText('Expires in 1 day')).toBeInTheDocument();
    await goTo('2026-11-24T08:00:00Z');
    expect(screen.getByText('Expired')).toBeInTheDocument();
  });
});
