import { act, screen, waitFor, within } from '@testing-library/react';
import { resource } from 'shared-kit/api/resource';
import { afterDays } from 'shared-kit/rules/tokenExpiry';
import { listOf, type FakeCall } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { restaurant } from 'shared-kit/testing/properties';
import { renderPage } from 'shared-kit/testing/renderPage';
import { server, website } from '../../testing/tokens';
import NewTokenPage from './NewTokenPage';

const openNew = () => renderPage(<NewTokenPage />, '/tokens/new', '/tokens/new');
const name = () => screen.getByRole('textbox', { name: 'Name' });
const save = (user: ReturnType<typeof openNew>['user']) => user.click(screen.getByRole('button', { name: 'Save' }));
const in90Days = expect.stringMatching(new RegExp(`^${afterDays(90).slice(0, 10)}T`)) as string;
const posts = (api: ReturnType<typeof server>) => api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

test('a token is created from a name and chosen properties, and the list opens', async () => {
  const api = server();
  const { user, address } = openNew();
  expect(screen.getByRole('heading', { level: 1, name: 'New Token' })).toBeInTheDocument();
  await user.type(name(), 'Kiosk');
  await user.click(await screen.findByRole('checkbox', { name: /Ember/ }));
  await save(user);
  await waitFor(() => expect(address()).toBe('/tokens'));
  expect(posts(api)).toEqual([{ name: 'Kiosk', property_id: ['20'], expires_on: in90Days }]);
  expect(screen.getByText('Token created.')).toBeInTheDocument();
});

test('after a lost response, the same token is requested', async () => {
  const api = server();
  api.set('POST /tokens', 'network gone');
  const { user } = openNew();
  await user.type(name(), 'Kiosk');
  await user.click(await screen.findByRole('checkbox', { name: /Ember/ }));
  await save(user);
  await screen.findByRole('button', { name: 'Try again' });
  api.set('POST /tokens', { status: 201, body: { data: website } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Token created.');
  const keys = api.calls.flatMap(({ method, headers }) => (method === 'POST' ? [headers['Idempotency-Key']] : []));
  expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys[0]]);
});

test('a token that arrived unnoticed and was deleted since can be saved as a new one', async () => {
  const api = server();
  const message = 'This was created before.';
  api.set('POST /tokens', { status: 409, body: { message, code: 'conflict', fields: {} } });
  const { user } = openNew();
  await user.type(name(), 'Kiosk');
  await user.click(await screen.findByRole('checkbox', { name: /Ember/ }));
  await save(user);
  expect(await screen.findByText(message)).toBeInTheDocument();
  api.set('POST /tokens', { status: 201, body: { data: website } });
  await user.click(screen.getByRole('button', { name: 'Save as a new one' }));
  await screen.findByText('Token created.');
  const [first, second] = api.calls.flatMap(({ method, headers }) => (method === 'POST' ? [headers['Idempotency-Key']] : []));
  expect(second).not.toBe(first);
});

test('a token that arrived unnoticed and that somebody else has changed since is not created a second time', async () => {
  const api = server();
  const message = 'An earlier attempt created this token, and somebody else has changed it since. It is in the list of tokens.';
  const current = { id: '7', version: 2 };
  api.set('POST /tokens', { status: 409, body: { message, code: 'conflict', fields: {}, current } });
  const { user } = openNew();
  await user.type(name(), 'Kiosk');
  await user.click(await screen.findByRole('checkbox', { name: /Ember/ }));
  await save(user);
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save as a new one' })).toBeNull();
});

test('Access to All Properties hides the list and sends a wildcard', async () => {
  const api = server();
  const { user, address } = openNew();
  await user.type(name(), 'Website');
  await screen.findByRole('checkbox', { name: /Saltmarsh/ });
  await user.click(screen.getByRole('checkbox', { name: /Access to All Properties/ }));
  expect(screen.queryByRole('checkbox', { name: /Saltmarsh/ })).not.toBeInTheDocument();
  await save(user);
  await waitFor(() => expect(address()).toBe('/tokens'));
  expect(posts(api)).toEqual([{ name: 'Website', property_id: '*', expires_on: in90Days }]);
});

test('properties that could not be loaded again can still be chosen', async () => {
  const api = server();
  openNew();
  const ember = await screen.findByRole('checkbox', { name: /Ember/ });
  api.set('GET /properties', { status: 403, body: { message: 'You may not read properties.', code: 'forbidden', fields: {} } });
  await act(async () => {
    await resource('/properties').refresh();
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(ember).toBeInTheDocument();
  expect(screen.queryByText('You may not read properties.')).not.toBeInTheDocument();
});

test('without name and property both show Required!, and nothing is sent', async () => {
  const api = server();
  const { user } = openNew();
  await screen.findByRole('checkbox', { name: /Saltmarsh/ });
  await save(user);
  await waitFor(() => expect(name()).toHaveAccessibleDescription(/Required!/));
  const properties = screen.getByRole('group', { name: 'Properties' });
  expect(properties).toHaveAccessibleDescription('Required!');
  // A group has no 'required' state for screen readers to announce, so the word must be readable.
  expect(within(properties).getByText('required')).not.toHaveAttribute('aria-hidden');
  expect(posts(api)).toEqual([]);
});

test('a property that was deleted in the meantime is shown as that and can be unticked, and the rest is saved', async () => {
  const api = server();
  const { user, address } = openNew();
  await user.type(name(), 'Kiosk');
  await user.click(await screen.findByRole('checkbox', { name: /Ember/ }));
  await user.click(screen.getByRole('checkbox', { name: /Saltmarsh/ }));
  const fields = { property_id: 'One of the properties no longer exists.' };
  api.set('POST /tokens', { status: 422, body: { message: fields.property_id, code: 'validation_failed', fields } });
  api.set('GET /properties', ({ query }: FakeCall) => listOf(query.archived === 'true' ? [] : [restaurant('20', 'Ember')]));
  await save(user);
  const gone = await screen.findByRole('checkbox', { name: 'A property that no longer exists' });
  expect(screen.queryByRole('checkbox', { name: /Saltmarsh/ })).not.toBeInTheDocument();
  expect(gone).toBeChecked();
  expect(screen.getByRole('group', { name: 'Properties' })).toHaveAccessibleDescription(fields.property_id);
  await user.click(gone);
  expect(gone).not.toBeInTheDocument();
  api.set('POST /tokens', { status: 201, body: { data: website } });
  await save(user);
  await waitFor(() => expect(address()).toBe('/tokens'));
  expect(posts(api).at(-1)).toEqual({ name: 'Kiosk', property_id: ['20'], expires_on: in90Days });
});

test('a refusal shows below the form and Save is disabled until something is changed', async () => {
  const api = server();
  api.set('POST /tokens', {
    status: 422,
    body: { message: 'One of the properties no longer exists.', code: 'x', fields: {} },
  });
  const { user } = openNew();
  await user.type(name(), 'Kiosk');
  await user.click(await screen.findByRole('checkbox', { name: /Ember/ }));
  await save(user);
  await waitFor(() =>
    expect(document.getElementById('token-error')).toHaveTextContent('One of the properties no longer exists.'),
  );
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.type(name(), '2');
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
});
