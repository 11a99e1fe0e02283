import { act, screen } from '@testing-library/react';
import { refresh } from '../api/resource';
import { fakeApi } from '../../testing/fakeApi';
import { signedInAs } from '../../testing/fakeSession';
import { none, open, PATH, withApp } from '../../testing/secondFactor';

beforeEach(() => signedInAs());

test('the factors stay if they cannot be loaded again', async () => {
  const api = fakeApi({ [`GET ${PATH}`]: { data: withApp } });
  const { user } = open();
  expect(await screen.findByText('Authenticator app')).toBeInTheDocument();
  api.set(`GET ${PATH}`, 'network gone');
  await act(() => refresh(PATH));
  expect(await screen.findByText('This could not be loaded again and may be out of date.')).toBeInTheDocument();
  expect(screen.getByText('Authenticator app')).toBeInTheDocument();
  api.set(`GET ${PATH}`, { data: none });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Set Up Authenticator App' })).toBeInTheDocument();
});
