import { act, screen } from '@testing-library/react';
import { refresh } from '../api/resource';
import { fakeApi } from '../../testing/fakeApi';
import { signedInAs } from '../../testing/fakeSession';
import { renderPage } from '../../testing/renderPage';
import { SecondFactor } from './SecondFactor';

const PATH = '/profile/second-factor';
const none = { required: false, app: null, passkeys: [], passkeys_work: true, recovery_codes_left: 0 };
const withApp = { ...none, app: { created_at: '2026-11-21T09:30:00.000Z' }, recovery_codes_left: 9 };

beforeEach(() => signedInAs());

test('the factors stay if they cannot be loaded again', async () => {
  const api = fakeApi({ [`GET ${PATH}`]: { data: withApp } });
  const { user } = renderPage(<SecondFactor />, '/profile', '/profile');
  expect(await screen.findByText('Authenticator app')).toBeInTheDocument();
  api.set(`GET ${PATH}`, 'network gone');
  await act(() => refresh(PATH));
  expect(await screen.findByText('This could not be loaded again and may be out of date.')).toBeInTheDocument();
  expect(screen.getByText('Authenticator app')).toBeInTheDocument();
  api.set(`GET ${PATH}`, { data: none });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Set Up Authenticator App' })).toBeInTheDocument();
});
