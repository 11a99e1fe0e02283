import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../../testing/fakeApi';
import { signedInAs } from '../../testing/fakeSession';
import { answers, open, page } from '../../testing/alone';

let mockIsBroken = true;
jest.mock('./AloneSite', () => {
  if (mockIsBroken) throw new Error('Loading chunk 7 failed.');
  return jest.requireActual<object>('./AloneSite');
});

test('when the code of the site fails to load after sign-in, a message says so and Try again loads it', async () => {
  signedInAs();
  fakeApi(answers);
  window.scrollTo = () => undefined;
  open('/restaurants/8');
  expect(await screen.findByText(/^A part of the site could not be loaded/)).toBeInTheDocument();
  mockIsBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await page('The Larder')).toBeInTheDocument();
});
