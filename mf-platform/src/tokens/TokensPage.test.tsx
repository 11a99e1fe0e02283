import { screen, within } from '@testing-library/react';
import { chooseInMenu } from 'shared-kit/testing/chooseInMenu';
import { listOf } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { renderPage } from 'shared-kit/testing/renderPage';
import { server, token } from '../../testing/tokens';
import { routes } from '../routes';
import TokensPage from './TokensPage';

const openList = () => renderPage(<TokensPage />, '/tokens', '/tokens');
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

test('the pages are for super users and tied to the resource token', () => {
  const tokens = routes.find(({ path }) => path === '/tokens');
  expect([tokens, ...(tokens?.children ?? [])].map((route) => [route?.path, route?.resource, route?.access])).toEqual([
    ['/tokens', 'token', 'super'],
    ['/tokens/new', 'token', 'super'],
  ]);
});

test('shows name, masked token and the expiry date as YYYY-MM-DD', async () => {
  server();
  openList();
  expect(screen.getByRole('heading', { level: 1, name: 'API Tokens' })).toBeInTheDocument();
  const first = await row(/Website/);
  expect(first.getByText('2027-11-21')).toBeInTheDocument();
  expect(screen.queryByText('ik_secret-one')).not.toBeInTheDocument();
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers.slice(0, 4)).toEqual(['Name', 'Token', 'Expiry Date', 'Last Used']);
  expect(screen.getByRole('link', { name: '+ New Token' })).toHaveAttribute('href', '/tokens/new');
});

test('one entry with a null property reads All Properties; others name their properties', async () => {
  server();
  openList();
  expect((await row(/Website/)).getByText('All Properties')).toBeInTheDocument();
  expect((await row(/Menu app/)).getByText('Ember, Salt and 1 more')).toBeInTheDocument();
});

test('Reveal shows one token and hides it again', async () => {
  server();
  const { user } = openList();
  await user.click(await screen.findByRole('button', { name: 'Reveal token Website' }));
  expect(screen.getByText('ik_secret-one')).toBeInTheDocument();
  expect(screen.queryByText('ik_secret-two')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Hide token Website' }));
  expect(screen.queryByText('ik_secret-one')).not.toBeInTheDocument();
});

test('Copy puts the token on the clipboard, revealed or not', async () => {
  server();
  const { user } = openList();
  await user.click(await screen.findByRole('button', { name: 'Copy token Menu app' }));
  expect(await screen.findByText('Token copied.')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('ik_secret-two');
});

test('a refused clipboard says what to do instead', async () => {
  server();
  const { user } = openList();
  const copy = await screen.findByRole('button', { name: 'Copy token Website' });
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(copy);
  expect(
    await screen.findByText('The browser does not allow copying here. Reveal the token, then copy it by hand.'),
  ).toBeInTheDocument();
  jest.restoreAllMocks();
});

test('Delete asks in a dialog named Delete Token first', async () => {
  const api = server();
  const { user } = openList();
  await chooseInMenu(user, 'Website', 'Delete');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Token' }));
  expect(api.paths()).not.toContain('DELETE /tokens/1');
  await user.click(dialog.getByRole('button', { name: 'Delete Token' }));
  await screen.findByText('Website deleted.');
  expect(api.paths()).toContain('DELETE /tokens/1');
});

test('a token that can no longer be shown says so', async () => {
  const api = server();
  api.set('GET /tokens', listOf([token('3', 'Old', null, [null])]));
  openList();
  expect(await screen.findByText('It still works, but can no longer be shown.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Reveal/ })).not.toBeInTheDocument();
});
