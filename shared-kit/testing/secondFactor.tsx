import { screen } from '@testing-library/react';
import { SecondFactor } from '../src/second-factor/SecondFactor';
import { renderPage } from './renderPage';

export const PATH = '/profile/second-factor';
/** The second factors of a person who has none, as the API returns them. */
export const none = { required: false, app: null, passkeys: [], passkeys_work: true, recovery_codes_left: 0 };
export const withApp = { ...none, app: { created_at: '2026-11-21T09:30:00.000Z' }, recovery_codes_left: 9 };

/** Opens the section of the profile. */
export const open = (onReady?: () => void) => renderPage(<SecondFactor {...(onReady && { onReady })} />, '/profile', '/profile');

type User = ReturnType<typeof open>['user'];

/** Types the current password, which every change asks for, and presses a button. */
export const typePassword = async (user: User, button: string) => {
  await user.type(screen.getByLabelText(/Current Password/), 'the own one');
  await user.click(screen.getByRole('button', { name: button }));
};
