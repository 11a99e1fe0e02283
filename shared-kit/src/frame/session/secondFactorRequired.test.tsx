import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, listOf } from '../../../testing/fakeApi';
import { EVERYTHING, signedInAs } from '../../../testing/fakeSession';
import { queryClient } from 'shared-kit/api/queryClient';
import { getSession } from 'shared-kit/session';
import { clearUnsaved, setUnsaved } from 'shared-kit/shellServices/unsaved';
import SecondFactorRequired from './SecondFactorRequired';

jest.mock('../../second-factor/passkey', () => ({ passkeysSupported: () => false }));

const noFactor = { required: true, app: null, passkeys: [], passkeys_work: true, recovery_codes_left: 0 };

beforeEach(() => {
  queryClient.clear();
  clearUnsaved();
});

test('somebody without the required second factor can only set one up or log out', async () => {
  const api = fakeApi({
    'GET /profile/second-factor': { data: noFactor },
  });
  signedInAs(undefined, { secondFactorMissing: true });
  render(<SecondFactorRequired />);
  expect(screen.getByRole('heading', { name: 'One more step' })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Set Up Authenticator App' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Log Out' })).toBeInTheDocument();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(api.paths()).toEqual(['GET /profile/second-factor']);
});

test('Log Out asks first while recovery codes are not saved', async () => {
  const api = fakeApi({ 'GET /profile/second-factor': { data: noFactor }, 'DELETE /auth': undefined });
  signedInAs(undefined, { secondFactorMissing: true });
  render(<SecondFactorRequired />);
  setUnsaved('recovery-codes', ['Recovery codes']);
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
  expect(confirm).toHaveBeenCalledWith('Leave without saving Recovery codes?');
  expect(api.paths()).not.toContain('DELETE /auth');
  confirm.mockReturnValue(true);
  await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
  await waitFor(() => expect(api.paths()).toContain('DELETE /auth'));
});

describe('a second factor that was set up in another tab', () => {
  const comeBack = () => act(async () => void window.dispatchEvent(new Event('focus')));
  async function setUpElsewhere() {
    const api = fakeApi({
      'GET /profile/second-factor': { data: noFactor },
      'GET /profile': { data: { id: '1', first_name: 'Nora', last_name: 'Okafor' } },
      'GET /profile/permissions': listOf([EVERYTHING]),
    });
    signedInAs(undefined, { secondFactorMissing: true });
    render(<SecondFactorRequired />);
    await screen.findByRole('button', { name: 'Set Up Authenticator App' });
    await comeBack();
    expect(api.paths()).not.toContain('GET /profile');
    api.set('GET /profile/second-factor', { data: { ...noFactor, app: { created_at: '2026-11-01T00:00:00.000Z' } } });
  }

  test('lets the person continue when they return to this tab', async () => {
    await setUpElsewhere();
    await comeBack();
    await waitFor(() => expect(getSession().profile?.secondFactorMissing).toBeUndefined());
  });

  test('does not hide recovery codes on this page that are not saved yet', async () => {
    await setUpElsewhere();
    setUnsaved('recovery-codes', ['Recovery codes']);
    await comeBack();
    expect(getSession().profile?.secondFactorMissing).toBe(true);
  });
});
