import { render, screen } from '@testing-library/react';
import { signedOut } from 'shared-kit/testing/fakeSession';
import { App } from './App';

jest.mock('./routes/isKnown', () => {
  throw new Error('Loading chunk 7 failed.');
});

test('when the code of the route table fails to load, every path leads to Sign In', async () => {
  signedOut();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.scrollTo = () => undefined;
  window.history.replaceState(null, '', '/users');
  render(<App loadSite={() => new Promise(() => undefined)} />);
  expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeInTheDocument();
});
