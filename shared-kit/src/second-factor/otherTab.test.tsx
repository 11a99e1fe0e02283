import { screen } from '@testing-library/react';
import { fakeApi } from '../../testing/fakeApi';
import { signedInAs } from '../../testing/fakeSession';
import { none, open, PATH, withApp } from '../../testing/secondFactor';

jest.mock('./passkey', () => ({ passkeysSupported: () => true, makePasskey: jest.fn(), signWithPasskey: jest.fn() }));

const key = { id: '7', name: 'Blue key', created_at: '2026-11-20T08:00:00.000Z', last_used_at: null };
const conflict = (message: string) => ({ status: 409, body: { message, code: 'conflict' } });

beforeEach(() => signedInAs());

/** The first code of an app is typed, and this answers it. */
async function turnOn(answer: object | 'network gone') {
  const api = fakeApi({
    [`GET ${PATH}`]: { data: none },
    [`POST ${PATH}/app`]: { status: 201, body: { data: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/a' } } },
    [`PUT ${PATH}/app`]: answer,
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Set Up Authenticator App' }));
  await user.type(screen.getByLabelText(/Current Password/), 'the own one{Enter}');
  await user.type(await screen.findByLabelText(/Code that the app shows/), '123456');
  return { api, press: () => user.click(screen.getByRole('button', { name: 'Turn on' })) };
}

test('a key that another tab has replaced is reported as that, and the list shows what is set up', async () => {
  const { api, press } = await turnOn(conflict('Another authenticator app was set up in the meantime.'));
  api.set(`GET ${PATH}`, { data: withApp });
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('Another authenticator app was set up in the meantime.');
  expect(api.calls.find(({ method }) => method === 'PUT')?.body).toEqual({ code: '123456', secret: 'JBSWY3DPEHPK3PXP' });
  expect(await screen.findByRole('button', { name: 'Remove authenticator app' })).toBeInTheDocument();
});

test('an app that an attempt without an answer has set up is found at the next press', async () => {
  const { api, press } = await turnOn('network gone');
  api.set(`GET ${PATH}`, 'network gone');
  await press();
  await screen.findByText(/It may have been done all the same/);
  api.set(`GET ${PATH}`, { data: withApp });
  api.set(`PUT ${PATH}/app`, conflict('This authenticator app is already set up.'));
  await press();
  expect(await screen.findByText(/its recovery codes did not arrive/)).toBeInTheDocument();
});

test('a passkey that was removed elsewhere leaves the list', async () => {
  const api = fakeApi({
    [`GET ${PATH}`]: { data: { ...none, passkeys: [key] } },
    [`DELETE ${PATH}/passkeys/7`]: {
      status: 404,
      body: { message: 'This passkey has already been removed.', code: 'not_found' },
    },
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Remove passkey Blue key' }));
  api.set(`GET ${PATH}`, { data: none });
  await user.type(screen.getByLabelText(/Current Password/), 'the own one{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('This passkey has already been removed.');
  await screen.findByText('A code that changes every 30 seconds');
  expect(screen.queryByText('Passkey: Blue key')).not.toBeInTheDocument();
});
