/** What a step that asks for the current password says. */
export interface PasswordText {
  title: string;
  hint: string;
  button: string;
  danger?: boolean;
  asksName?: boolean;
}

export const APP_STEP: PasswordText = {
  title: 'Set Up Authenticator App',
  hint: 'You need an app that shows codes, on your phone or in your password manager.',
  button: 'Continue',
};

export const PASSKEY_STEP: PasswordText = {
  title: 'Add Passkey',
  hint: 'Your browser will ask for your phone, your fingerprint or a security key.',
  button: 'Add passkey',
  asksName: true,
};

export const NEW_CODES_STEP: PasswordText = {
  title: 'New Recovery Codes',
  hint: 'Your present codes will stop working.',
  button: 'Create new codes',
};

/** For a factor that was added although the response, with its first recovery codes, was lost. */
export const LOST_CODES_STEP: PasswordText = {
  ...NEW_CODES_STEP,
  hint: 'Your second factor is set up, but its recovery codes did not arrive. Create new ones.',
};

/** The step that removes a factor, with its title, for somebody who needs a second factor or not. */
export const removalStep = (title: string, isRequired: boolean): PasswordText => ({
  title,
  hint: isRequired
    ? 'You have to set up a new one before you can continue, unless you have another second factor.'
    : 'After that, you sign in with your password alone, unless you have another second factor.',
  button: 'Remove',
  danger: true,
});
