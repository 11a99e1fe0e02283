import { act, screen, waitFor } from '@testing-library/react';
import type { User } from 'shared-kit/rules/entities';
import { fakeApi } from 'shared-kit/testing/fakeApi';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { LeaveButton } from 'shared-kit/testing/LeaveButton';
import { renderPage } from 'shared-kit/testing/renderPage';
import { UserSecondFactor } from './UserSecondFactor';

const ivo = { id: '2', firstName: 'Ivo', lastName: 'Lane', email: 'ivo@calloway.example' } as User;
const PATH = '/users/:id/second-factor';
const factors = (change: object = {}) => ({ data: { app: true, passkeys: 2, demanded: false, required: false, ...change } });
const open = () => renderPage(<UserSecondFactor user={ivo} />, '/users/:id/edit', '/users/2/edit');

test('a super user removes a lost one after confirmation', async () => {
  signedInAs();
  const api = fakeApi({ [`GET ${PATH}`]: factors(), [`DELETE ${PATH}`]: undefined });
  const { user } = open();
  expect(await screen.findByText(/Has an authenticator app and 2 passkeys\./)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove Second Factor...' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('signed out everywhere');
  expect(api.paths()).not.toContain('DELETE /users/2/second-factor');
  api.set(`GET ${PATH}`, factors({ app: false, passkeys: 0 }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(/Has none\./)).toBeInTheDocument();
  expect(api.paths()).toContain('DELETE /users/2/second-factor');
});

test('a failure is shown in the dialog and removes nothing', async () => {
  signedInAs();
  fakeApi({ [`GET ${PATH}`]: factors(), [`DELETE ${PATH}`]: 'network gone' });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Remove Second Factor...' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('could not be reached'));
});

test('the error of an earlier action is not shown in the dialog', async () => {
  signedInAs();
  fakeApi({ [`GET ${PATH}`]: factors(), [`PUT ${PATH}`]: 'network gone' });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Require a Second Factor' }));
  expect(await screen.findByText(/could not be reached/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove Second Factor...' }));
  expect(await screen.findByRole('dialog')).not.toHaveTextContent('could not be reached');
});

test('the question about a removal waits for a requirement that is being saved, which would close it', async () => {
  signedInAs();
  const api = fakeApi({ [`GET ${PATH}`]: factors() });
  let answer: (canned: object) => void = () => undefined;
  api.set(`PUT ${PATH}`, () => new Promise<object>((resolve) => (answer = resolve)));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Require a Second Factor' }));
  await user.click(screen.getByRole('button', { name: 'Remove Second Factor...' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await act(async () => answer(factors({ demanded: true })));
  expect(await screen.findByText('Ivo Lane needs a second factor.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove Second Factor...' }));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

test('a super user requires one, and no longer requires it', async () => {
  signedInAs();
  const api = fakeApi({ [`GET ${PATH}`]: factors({ app: false, passkeys: 0 }), [`PUT ${PATH}`]: factors() });
  const { user } = open();
  const button = await screen.findByRole('button', { name: 'Require a Second Factor' });
  api.set(`GET ${PATH}`, factors({ app: false, passkeys: 0, demanded: true, required: true }));
  await user.click(button);
  expect(await screen.findByText(/Needs one\./)).toBeInTheDocument();
  expect(api.calls.find(({ method }) => method === 'PUT')?.body).toEqual({ demanded: true });
  expect(screen.getByRole('button', { name: 'Do Not Require a Second Factor' })).toBeInTheDocument();
});

test('a change whose response was lost counts as made', async () => {
  signedInAs();
  let current = factors();
  const api = fakeApi({
    [`GET ${PATH}`]: () => current,
    [`PUT ${PATH}`]: () => (current = factors({ demanded: true, required: true })),
    [`DELETE ${PATH}`]: () => void (current = factors({ app: false, passkeys: 0 })),
  });
  for (const method of ['PUT', 'DELETE']) api.lose(`${method} ${PATH}`);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Require a Second Factor' }));
  expect(await screen.findByText('Ivo Lane needs a second factor.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove Second Factor...' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('The second factor of Ivo Lane was removed.')).toBeInTheDocument();
});

test('people who may not remove it can only close the dialog', async () => {
  signedInAs();
  const refused = { status: 403, body: { message: 'You may not.', code: 'forbidden' } };
  fakeApi({ [`GET ${PATH}`]: factors(), [`DELETE ${PATH}`]: refused });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Remove Second Factor...' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('You may not.'));
  expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
  expect(screen.getByText('Close')).toHaveFocus();
});

test.each([
  ['somebody who is no super user', [granted('user', null, 'rwx')], '1'],
  ['oneself', undefined, '2'],
])('is not shown to %s', (_, rights, id) => {
  const api = fakeApi({});
  signedInAs(rights, { id });
  open();
  expect(screen.queryByText('Second Factor')).not.toBeInTheDocument();
  expect(api.calls).toEqual([]);
});

test('that a change was refused is reported after the person has left the page', async () => {
  signedInAs();
  let refuse: (reply: object) => void = () => undefined;
  fakeApi({ [`GET ${PATH}`]: factors(), [`PUT ${PATH}`]: () => new Promise<object>((resolve) => (refuse = resolve)) });
  const page = (
    <>
      <UserSecondFactor user={ivo} />
      <LeaveButton />
    </>
  );
  const { user } = renderPage(page, '/users/:id/edit', '/users/2/edit');
  await user.click(await screen.findByRole('button', { name: /^Require/ }));
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await act(async () => refuse({ status: 403, body: { message: 'You may not.', code: 'forbidden', fields: {} } }));
  expect(await screen.findByText('Second factor of Ivo Lane: You may not.')).toBeInTheDocument();
});

test('what could not be loaded can be loaded again', async () => {
  signedInAs();
  const api = fakeApi({ [`GET ${PATH}`]: { status: 403, body: { message: 'Not now.', code: 'forbidden' } } });
  const { user } = open();
  expect(await screen.findByText('Not now.')).toBeInTheDocument();
  api.set(`GET ${PATH}`, factors());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Has an authenticator app and 2 passkeys\./)).toBeInTheDocument();
  expect(screen.queryByText('Not now.')).not.toBeInTheDocument();
});
