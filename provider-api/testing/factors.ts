import { Secret, TOTP } from 'otpauth';
import type { Client } from './client';
import { PASSWORD } from './given';
import { softPasskey } from './secondFactor';
import type { TestServer } from './server';

/** The code that an authenticator app shows. @param secret in base32 @param time in milliseconds, now by default */
export const codeOf = (secret: string, time = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time });

/**
 * For a suite that signs in more often than one address may.
 * @returns a function that signs in with the password of the tests, each time from another address
 */
export function signInFromAnywhere(server: () => TestServer) {
  let next = 0;
  return async (username: string, more: object = {}) => {
    next += 1;
    const { statusCode, body } = await server().app.inject({
      method: 'POST',
      url: '/api/auth',
      remoteAddress: `198.51.100.${next % 250}`,
      payload: { username, password: PASSWORD, ...more },
    });
    return { status: statusCode, body: JSON.parse(body) };
  };
}

/** The options with which a browser is asked to create a passkey for somebody. */
export const passkeyOptionsFor = async (person: Client): Promise<string> =>
  (await person.post('/profile/second-factor/passkeys/options', { current_password: PASSWORD })).body.data.options;

/** Adds a passkey for somebody. @returns the response */
export const addPasskey = async (person: Client, key = softPasskey(), name = 'Blue key') =>
  person.post('/profile/second-factor/passkeys', { name, answer: key.register(await passkeyOptionsFor(person)) });

/** Removes one's own passkey, or the `app`, with the password. @param factor its path, `passkeys/1` or `app` */
export const removeFactor = (person: Client, factor: string, current_password = PASSWORD) =>
  person.del(`/profile/second-factor/${factor}`, {}, { current_password });
