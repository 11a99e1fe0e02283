import { browserSupportsWebAuthn, startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';

/** Whether this browser can use passkeys here. */
export const passkeysSupported = (): boolean => browserSupportsWebAuthn();

/** The browser's answer as JSON for the server, or a message for the person. */
export type PasskeyAnswer = { answer: string } | { problem: string };

const SENTENCES: Partial<Record<string, string>> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'You have already added this passkey. Use another one.',
  ERROR_CEREMONY_ABORTED: 'The passkey was not used. Try again.',
};

async function ask(begin: () => Promise<object>): Promise<PasskeyAnswer> {
  try {
    return { answer: JSON.stringify(await begin()) };
  } catch (error) {
    console.warn('The browser did not use a passkey.', error);
    const code = error instanceof WebAuthnError ? error.code : '';
    return { problem: SENTENCES[code] ?? 'The passkey was not used. Try again, or use something else.' };
  }
}

/** Has the browser sign the server's challenge. @param options as the server sent them */
export const signWithPasskey = (options: string): Promise<PasskeyAnswer> =>
  ask(() => startAuthentication({ optionsJSON: JSON.parse(options) }));

/** Has the browser create a passkey. @param options as the server sent them */
export const makePasskey = (options: string): Promise<PasskeyAnswer> =>
  ask(() => startRegistration({ optionsJSON: JSON.parse(options) }));
