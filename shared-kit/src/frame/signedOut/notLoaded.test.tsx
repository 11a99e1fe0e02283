import { render, screen } from '@testing-library/react';
import { signedOut } from '../../../testing/fakeSession';
import { SignedOut } from './SignedOut';

jest.mock('./ForgotPassword', () => {
  throw new Error('Loading chunk 7 failed.');
});

test('a signed-out page whose code does not arrive says so, and leads back to Sign In', async () => {
  signedOut();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.scrollTo = () => undefined;
  window.history.replaceState(null, '', '/forgot-password');
  render(<SignedOut isKnown={() => Promise.resolve(true)} />);
  expect(await screen.findByRole('heading', { name: 'This page could not be loaded' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  screen.getByRole('link', { name: 'Back to Sign In' }).click();
  expect(await screen.findByLabelText('Password')).toBeInTheDocument();
});
