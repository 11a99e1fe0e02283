import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '../../testing/fakeApi';
import { signedInAs } from '../../testing/fakeSession';
import { none, open, PATH, typePassword, withApp } from '../../testing/secondFactor';
import { makePasskey } from './passkey';

jest.mock('./passkey', () => ({ passkeysSupported: () => true, makePasskey: jest.fn(), signWithPasskey: jest.fn() }));

const key = { id: '7', name: 'Blue key', created_at: '2026-11-20T08:00:00.000Z', last_used_at: null };
const refusal = (field: string, message: string) => ({
  status: 422,
  body: { message, code: 'validation_failed', fields: { [field]: message } },
});

beforeEach(() => {
  signedInAs();
});

test('an app is set up: password, QR code and key, first code, recovery codes once', async () => {
  const api = fakeApi({
    [`GET ${PATH}`]: { data: none },
    [`POST ${PATH}/app`]: {
      status: 201,
      body: { data: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Innkeeper:a?secret=JBSWY3DPEHPK3PXP' } },
    },
    [`PUT ${PATH}/app`]: refusal('code', 'This code is wrong, or it was used before'),
  });
  const onReady = jest.fn();
  const { user } = open(onReady);
  await user.click(await screen.findByRole('button', { name: 'Set Up Authenticator App' }));
  await waitFor(() => expect(screen.getByLabelText(/Current Password/)).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onReady).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Set Up Authenticator App' }));
  await typePassword(user, 'Continue');
  const picture = await screen.findByRole('img', { name: /QR code/ });
  expect(picture.querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(500);
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
  const code = screen.getByLabelText(/Code that the app shows/);
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code).toHaveAttribute('inputmode', 'numeric');
  expect(code).toBeRequired();
  await user.type(code, '000000');
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
  await waitFor(() => expect(code).toHaveAccessibleDescription('This code is wrong, or it was used before'));
  await waitFor(() => expect(code).toHaveFocus());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  api.set(`PUT ${PATH}/app`, { data: { recovery_codes: ['abcde-fghjk', 'mnpqr-stuvw'] } });
  api.set(`GET ${PATH}`, { data: withApp });
  await user.clear(code);
  await user.type(code, '123456');
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
  const list = await screen.findByRole('list', { name: 'Recovery codes' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  expect(onReady).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'I have saved them' }));
  expect(screen.queryByText('abcde-fghjk')).not.toBeInTheDocument();
  expect(onReady).toHaveBeenCalledTimes(1);
  expect(await screen.findByText('9 left')).toBeInTheDocument();
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/JBSWY3|abcde/);
});

test('an app whose set-up is cancelled is not asked for its code any more, and is not on', async () => {
  const api = fakeApi({
    [`GET ${PATH}`]: { data: none },
    [`POST ${PATH}/app`]: { status: 201, body: { data: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Innkeeper' } } },
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Set Up Authenticator App' }));
  await typePassword(user, 'Continue');
  await screen.findByRole('img', { name: /QR code/ });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('img', { name: /QR code/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Set Up Authenticator App' })).toBeInTheDocument();
  expect(api.paths()).not.toContain(`PUT ${PATH}/app`);
});

test('a wrong or missing password is reported at the field, and nothing else happens', async () => {
  const api = fakeApi({
    [`GET ${PATH}`]: { data: none },
    [`POST ${PATH}/app`]: refusal('current_password', 'This is not your current password'),
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Set Up Authenticator App' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByLabelText(/Current Password/)).toHaveAccessibleDescription('Required!');
  expect(api.paths()).not.toContain(`POST ${PATH}/app`);
  await typePassword(user, 'Continue');
  await waitFor(() =>
    expect(screen.getByLabelText(/Current Password/)).toHaveAccessibleDescription('This is not your current password'),
  );
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByLabelText(/Current Password/)).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Set Up Authenticator App' })).toHaveFocus());
});

test('a passkey is added with a name; if the browser creates none, a message says so and it can be tried again', async () => {
  const api = fakeApi({
    [`GET ${PATH}`]: { data: none },
    [`POST ${PATH}/passkeys/options`]: { status: 201, body: { data: { options: '{"challenge":"c"}' } } },
    [`POST ${PATH}/passkeys`]: { status: 201, body: { data: { passkey: key, recovery_codes: null } } },
  });
  const make = jest.mocked(makePasskey).mockResolvedValueOnce({ problem: 'The passkey was not used. Try again.' });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add Passkey' }));
  const step = screen.getByRole('group', { name: 'Add Passkey' });
  await user.type(within(step).getByLabelText(/Name/), 'Blue key');
  await user.type(within(step).getByLabelText(/Current Password/), 'the own one');
  await user.click(within(step).getByRole('button', { name: 'Add passkey' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The passkey was not used.');
  expect(within(step).getByLabelText(/Name/)).toHaveValue('Blue key');
  make.mockResolvedValueOnce({ answer: '{"id":"x"}' });
  api.set(`GET ${PATH}`, { data: { ...none, passkeys: [key], recovery_codes_left: 10 } });
  await user.click(within(step).getByRole('button', { name: 'Add passkey' }));
  expect(await screen.findByText('Passkey: Blue key')).toBeInTheDocument();
  expect(screen.getByText('Added Nov 20, 2026, 8:00 AM · last used never')).toBeInTheDocument();
  expect(api.calls.find(({ path }) => path === `${PATH}/passkeys`)?.body).toEqual({ name: 'Blue key', answer: '{"id":"x"}' });
});

test('removing asks for the password', async () => {
  const api = fakeApi({ [`GET ${PATH}`]: { data: withApp }, [`DELETE ${PATH}/app`]: undefined });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Remove authenticator app' }));
  api.set(`GET ${PATH}`, { data: none });
  await typePassword(user, 'Remove');
  expect(await screen.findByRole('button', { name: 'Set Up Authenticator App' })).toBeInTheDocument();
  expect(api.calls.find(({ method }) => method === 'DELETE')?.body).toEqual({ current_password: 'the own one' });
});

test('whoever needs a second factor is not told that the password alone is enough', async () => {
  fakeApi({ [`GET ${PATH}`]: { data: { ...withApp, required: true } } });
  await open().user.click(await screen.findByRole('button', { name: 'Remove authenticator app' }));
  expect(screen.getByText(/^You have to set up a new one before you can continue/)).toBeInTheDocument();
});

test('where passkeys do not work, none is offered', async () => {
  fakeApi({ [`GET ${PATH}`]: { data: { ...none, passkeys_work: false } } });
  open();
  await screen.findByRole('button', { name: 'Set Up Authenticator App' });
  expect(screen.queryByRole('button', { name: 'Add Passkey' })).not.toBeInTheDocument();
});

test.each([
  ['the key of an app', 'Set Up Authenticator App', 'Continue', 'app', { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/a' }],
  ['a passkey', 'Add Passkey', 'Add passkey', 'passkeys/options', { options: '{}' }],
])('whoever cancels while %s is on its way is not asked for it', async (_what, opener, button, path, data) => {
  let answer: (body: object) => void = () => undefined;
  const api = fakeApi({ [`GET ${PATH}`]: { data: none } });
  api.set(`POST ${PATH}/${path}`, () => new Promise<object>((resolve) => (answer = resolve)));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: opener }));
  await typePassword(user, button);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  jest.mocked(makePasskey).mockClear();
  await act(async () => answer({ data }));
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  expect(makePasskey).not.toHaveBeenCalled();
});
