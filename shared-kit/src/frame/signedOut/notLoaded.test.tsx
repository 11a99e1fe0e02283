import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../../../testing/fakeApi';
import { signedOut } from '../../../testing/fakeSession';
import { SignedOut } from './SignedOut';

let mockIsBroken = true;
const mockLoad = (path: string) => {
  if (mockIsBroken) throw new Error('Loading chunk 7 failed.');
  return jest.requireActual<object>(path);
};
jest.mock('./ForgotPassword', () => mockLoad('./ForgotPassword'));
jest.mock('./SecondStep', () => mockLoad('./SecondStep'));

const openPage = (path: string) => {
  mockIsBroken = true;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  signedOut();
  window.scrollTo = () => undefined;
  window.history.replaceState(null, '', path);
  render(<SignedOut isKnown={() => Promise.resolve(true)} />);
};

test('a signed-out page whose code fails to load says so, and links back to Sign In', async () => {
  openPage('/forgot-password');
  expect(await screen.findByRole('heading', { name: 'This page could not be loaded' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Back to Sign In' }));
  expect(await screen.findByLabelText('Password')).toBeInTheDocument();
});

test('when the second step fails to load, a message shows, and Sign In tries again with the typed password', async () => {
  const api = fakeApi({
    'POST /auth': {
      status: 401,
      body: {
        message: 'Show your second factor.',
        code: 'second_factor_required',
        fields: {},
        second_factor: { app: true, recovery: true, passkey: null },
      },
    },
  });
  openPage('/');
  await userEvent.type(screen.getByLabelText('Email'), 'nora@calloway.example');
  await userEvent.type(screen.getByLabelText('Password'), 'innkeeper-1{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^A part of the site could not be loaded/);
  mockIsBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  await userEvent.type(await screen.findByLabelText('Code from your authenticator app'), '123456{Enter}');
  expect(api.calls.at(-1)?.body).toMatchObject({ password: 'innkeeper-1', code: '123456' });
});
