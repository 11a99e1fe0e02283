import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { open, withSite } from '../../testing/site';

let mockIsBroken = true;
jest.mock('shared-kit/frame/session/SecondFactorRequired', () => {
  if (mockIsBroken) throw new Error('Loading chunk 7 failed.');
  return { __esModule: true, default: () => <h1>One more step</h1> };
});

withSite();

test('when the page for a missing second factor fails to load, a message shows and Try again loads it', async () => {
  signedInAs(undefined, { secondFactorMissing: true });
  open('/');
  expect(await screen.findByRole('heading', { name: 'This page could not be loaded' })).toBeInTheDocument();
  mockIsBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'One more step' })).toBeInTheDocument();
});
