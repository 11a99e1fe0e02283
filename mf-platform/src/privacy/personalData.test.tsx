import { act, screen, waitFor } from '@testing-library/react';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { fakeApi, type FakeCall } from 'shared-kit/testing/fakeApi';
import { renderPage } from 'shared-kit/testing/renderPage';
import type { User } from 'shared-kit/rules/entities';
import { closeModal } from 'shared-kit/shellServices/modal';
import { clearUnsaved, setUnsaved, unsavedNames } from 'shared-kit/shellServices/unsaved';
import { openEdit, textField } from '../../testing/users/formSteps';
import { refusal, tomas, userApi } from '../../testing/users/samples';
import { OwnPersonalData } from './OwnPersonalData';
import { UserPersonalData } from './UserPersonalData';

const ivo = { id: '2', firstName: 'Ivo', lastName: 'Lane', email: 'ivo@calloway.example' } as User;
const FORGET = 'POST /users/:id/forget';
const discard = jest.fn();
const open = () => renderPage(<UserPersonalData user={ivo} discardChanges={discard} />, '/users/:id/edit', '/users/2/edit');
const saved: Blob[] = [];

beforeEach(() => {
  saved.length = 0;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  discard.mockClear();
  clearUnsaved();
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      saved.push(blob);
      return 'blob:one';
    },
    revokeObjectURL: () => undefined,
  });
});

/** Opens the dialog and types into it. */
async function ask(typed: string) {
  const { user, ...page } = open();
  await user.click(screen.getByRole('button', { name: 'Forget This Person...' }));
  const dialog = await screen.findByRole('dialog', { name: 'Forget Ivo Lane' });
  if (typed) await user.type(screen.getByRole('textbox', { name: /^Email/ }), typed);
  await user.click(screen.getByRole('button', { name: 'Forget for good' }));
  return { ...page, user, dialog };
}

test('a super user exports somebody’s personal data', async () => {
  signedInAs();
  fakeApi({ 'GET /users/:id/personal-data': { data: { profile: { email: ivo.email } } } });
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  expect(await screen.findByText('The personal data was saved as a file.')).toBeInTheDocument();
  expect(saved.map(({ type }) => type)).toEqual(['application/json']);
});

test('people export their own data, and a failure is reported', async () => {
  signedInAs([granted('special', '7')]);
  const api = fakeApi({ 'GET /profile/personal-data': refusal(500, 'It did not work.') });
  const { user } = renderPage(<OwnPersonalData />, '/profile', '/profile');
  await user.click(screen.getByRole('button', { name: 'Export My Data' }));
  expect(await screen.findByText(/It did not work|went wrong/)).toBeInTheDocument();
  expect(saved).toEqual([]);
  api.set('GET /profile/personal-data', { data: {} });
  await user.click(screen.getByRole('button', { name: 'Export My Data' }));
  await waitFor(() => expect(saved).toHaveLength(1));
});

test('a person is forgotten once their address is typed; their form is discarded and the list opens', async () => {
  signedInAs();
  const api = fakeApi({ [FORGET]: undefined });
  const { address, dialog } = await ask('ivo@calloway.example');
  expect(dialog).toHaveTextContent(/cannot be undone.*What goes.*What stays.*API tokens/);
  await waitFor(() => expect(address()).toBe('/users'));
  expect(api.calls.map(({ body }) => body)).toEqual([{ confirmation: 'ivo@calloway.example' }]);
  expect(discard).toHaveBeenCalledTimes(1);
  expect(await screen.findByText(/^Forgotten\./)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('what is typed on another page still counts as unsaved when a person is forgotten late', async () => {
  signedInAs();
  let answer: () => void = () => undefined;
  fakeApi({ [FORGET]: () => new Promise<undefined>((resolve) => (answer = () => resolve(undefined))) });
  const { unmount } = await ask('ivo@calloway.example');
  unmount();
  setUnsaved('/hotels/regions/new', ['Name']);
  await act(async () => answer());
  await waitFor(() => expect(discard).toHaveBeenCalled());
  expect(unsavedNames()).toEqual(['Name']);
});

test('a draft that the form of a person still offers goes with them', async () => {
  signedInAs();
  localStorage.clear();
  userApi().set(FORGET, undefined);
  const first = openEdit();
  await first.user.type(await screen.findByRole('textbox', { name: 'First Name' }), 'ito');
  const kept = () => Object.entries(localStorage).filter(([, value]) => String(value).includes('Tomasito'));
  await waitFor(() => expect(kept()).toHaveLength(1));
  first.unmount();
  const { user, address } = openEdit();
  await screen.findByText('Your unsaved text is still here.');
  expect(textField('First Name')).toHaveValue('Tomas');
  await user.click(screen.getByRole('button', { name: 'Forget This Person...' }));
  await user.type(await screen.findByRole('textbox', { name: /^Email/, description: /to confirm/ }), tomas.email);
  await user.click(screen.getByRole('button', { name: 'Forget for good' }));
  await waitFor(() => expect(address()).toBe('/users'));
  expect(kept()).toEqual([]);
});

test('without an address nothing is sent, and the field shows an error', async () => {
  signedInAs();
  const api = fakeApi({ [FORGET]: undefined });
  await ask('');
  const field = screen.getByRole('textbox', { name: /^Email/ });
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toBeInvalid();
  expect(api.calls).toEqual([]);
});

test('another address is refused at the field; any other failure is shown in the dialog, which stays open', async () => {
  signedInAs();
  const message = 'Must be this person’s name or email address';
  const api = fakeApi({ [FORGET]: refusal(422, 'Some fields need your attention.', { confirmation: message }) });
  const { user, dialog, address } = await ask('eva@calloway.example');
  const field = screen.getByRole('textbox', { name: /^Email/ });
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
  await waitFor(() => expect(field).toHaveFocus());
  const calls = api.calls.length;
  api.set(FORGET, ({ body }: FakeCall) => refusal(409, `This is the last super user. ${JSON.stringify(body)}`));
  await user.click(screen.getByRole('button', { name: 'Forget for good' }));
  await waitFor(() => expect(dialog).toHaveTextContent('This is the last super user.'));
  expect([api.calls.length, discard.mock.calls.length, address()]).toEqual([calls + 1, 0, '/users/2/edit']);
});

test('another address is refused in a message if the dialog was closed before the answer', async () => {
  signedInAs();
  let refuse: (reply: object) => void = () => undefined;
  fakeApi({ [FORGET]: () => new Promise<object>((resolve) => (refuse = resolve)) });
  await ask('eva@calloway.example');
  act(closeModal);
  const message = 'Some fields need your attention.';
  await act(async () => refuse(refusal(422, message, { confirmation: 'Must be this person’s name or email address' })));
  expect(await screen.findByText(new RegExp(`: ${message}$`))).toBeInTheDocument();
});

test.each([
  ['somebody who is no super user', [granted('user', null, 'rwx')], '1'],
  ['oneself', undefined, '2'],
])('is not shown to %s', (_, rights, id) => {
  fakeApi({});
  signedInAs(rights, { id });
  open();
  expect(screen.queryByText('Personal Data')).not.toBeInTheDocument();
});

test('without any response the message says that it may have been done; a second attempt confirms it', async () => {
  signedInAs();
  const api = fakeApi({ [FORGET]: undefined });
  api.lose(FORGET, 3);
  const { user, address, dialog } = await ask('ivo@calloway.example');
  await waitFor(() => expect(dialog).toHaveTextContent('It may have been done all the same.'));
  await user.click(screen.getByRole('button', { name: 'Forget for good' }));
  await waitFor(() => expect(address()).toBe('/users'));
  expect(await screen.findByText(/^Forgotten\./)).toBeInTheDocument();
});
