import { render, screen } from '@testing-library/react';
import { fakeApi } from '../../../testing/fakeApi';
import { signedInAs } from '../../../testing/fakeSession';
import SecondFactorRequired from './SecondFactorRequired';

jest.mock('../../second-factor/passkey', () => ({ passkeysSupported: () => false }));

test('somebody who needs a second factor and has none gets to set it up or to leave, and to nothing else', async () => {
  const api = fakeApi({
    'GET /profile/second-factor': {
      data: { required: true, app: null, passkeys: [], passkeys_work: true, recovery_codes_left: 0 },
    },
  });
  signedInAs(undefined, { secondFactorMissing: true });
  render(<SecondFactorRequired />);
  expect(screen.getByRole('heading', { name: 'One more step' })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Set Up Authenticator App' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Log Out' })).toBeInTheDocument();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(api.paths()).toEqual(['GET /profile/second-factor']);
});
