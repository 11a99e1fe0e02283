import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getSession } from '../../session';
import { page } from '../../session/leave';
import { setSession, type OtherSession } from '../../session/state';
import { signedInAs } from '../../../testing/fakeSession';
import AccountConflictDialog from './AccountConflictDialog';

const ivo = { id: '2', firstName: 'Ivo', lastName: 'Lane', email: 'ivo@calloway.example' } as OtherSession['person'];
const ask = (other: OtherSession) => {
  signedInAs();
  setSession({ other });
  render(<AccountConflictDialog />);
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('when somebody else has signed in in another tab, the dialog names both people and focuses Stay', async () => {
  ask({ how: 'tab', token: 'token-2', person: ivo });
  const dialog = await screen.findByRole('alertdialog', { name: 'Which account?' });
  expect(dialog).toHaveTextContent('Ivo Lane (ivo@calloway.example) has signed in in another tab');
  expect(dialog).toHaveTextContent('This page still belongs to Nora Okafor');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Stay signed in as Nora Okafor' })).toHaveFocus());
  await press('Stay signed in as Nora Okafor');
  expect(getSession()).toMatchObject({ status: 'signedIn', token: 'token-1' });
});

test('Escape closes the dialog and keeps the session', async () => {
  ask({ how: 'tab', token: 'token-2', person: ivo });
  await screen.findByRole('alertdialog');
  await userEvent.keyboard('{Escape}');
  expect(getSession()).toMatchObject({ status: 'signedIn', token: 'token-1' });
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('continuing as the other person reloads the page', async () => {
  const toRoot = jest.spyOn(page, 'toRoot').mockImplementation(() => undefined);
  ask({ how: 'tab', token: 'token-2', person: ivo });
  await press('Continue as Ivo Lane');
  expect(toRoot).toHaveBeenCalledTimes(1);
});

test('a sign-in link that no longer works is reported, and only staying signed in is offered', async () => {
  ask({ how: 'deadLink', token: 'abc', person: null });
  expect(await screen.findByRole('alertdialog', { name: 'This link no longer works' })).toHaveTextContent(
    'You are still signed in as Nora Okafor',
  );
  const buttons = screen.getAllByRole('button').map(({ ariaLabel, textContent }) => ariaLabel ?? textContent);
  expect(buttons).toEqual(['Close', 'Stay signed in as Nora Okafor']);
});
