import { act, render, screen, waitFor } from '@testing-library/react';
import { signedInAs } from '../../../testing/fakeSession';
import { getSession } from '../../session';
import { setSession } from '../../session/state';
import { AccountConflict } from './AccountConflict';

jest.mock('./AccountConflictDialog', () => {
  throw new Error('Loading chunk 7 failed.');
});

test('when the question which account to use fails to load, the page stays with its own person', async () => {
  signedInAs();
  const { profile, token } = getSession();
  render(
    <>
      <AccountConflict />
      <p>What is typed here</p>
    </>,
  );
  act(() => setSession({ other: { how: 'unknownTab', token: 'of-somebody-else', person: null } }));
  await waitFor(() => expect(getSession().other).toBeUndefined());
  expect(screen.getByText('What is typed here')).toBeInTheDocument();
  expect(getSession()).toMatchObject({ profile, token });
});
