import { browserSupportsWebAuthn, startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';

/** Whether this browser supports passkeys. */
export const passkeysSupported = (): boolean => browserSupportsWebAuthn();

/** The browser's answer as JSON for the server, or a message for the person. */
export type PasskeyAnswer = { answer: string } | { problem: string };

const MESSAGES: Partial<Record<string, string>> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'You have already added this passkey. Use another one.',
  ERROR_CEREMONY_ABORTED: 'The passkey was not used. Try again.',
};

async function answerOf(ceremony: () => Promise<object>): Promise<PasskeyAnswer> {
  try {
    return { answer: JSON.stringify(await ceremony()) };
  } catch (error) {
    console.warn('The browser did not use a passkey.', error);
    const code = error instanceof WebAuthnError ? error.code : '';
    return { problem: MESSAGES[code] ?? 'The passkey was not used. Try again, or use something else.' };
  }
}

/** Has the browser sign the server's challenge. @param options as the server sent them */
export const signWithPasskey = (options: string): Promise<PasskeyAnswer> =>
  answerOf(() => startAuthentication({ optionsJSON: JSON.parse(options) }));

/** Has the browser create a passkey. @param options as the server sent them */
export const makePasskey = (options: string): Promise<PasskeyAnswer> =>
  answerOf(() => startRegistration({ optionsJSON: JSON.parse(options) }));
