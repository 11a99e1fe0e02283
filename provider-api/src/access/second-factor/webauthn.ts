import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { and, eq, gt, lt } from 'drizzle-orm';
import { isIP } from 'node:net';
import { BRAND } from 'shared-kit/rules/branding';
import type { Config } from '../../base/config';
import type { Database } from '../../base/storage/database';
import type { UserRow } from '../users/store';
import type { PasskeyRow } from './factors';
import { passkeyChallenges, passkeys } from './schema';

const CHALLENGE_MINUTES = 5;
type Site = Pick<Config, 'publicUrl' | 'corsOrigins'>;
type Purpose = 'register' | 'sign-in';

/** Passkeys belong to a host name; browsers do not offer them on an IP address or without https (except on localhost). */
export function passkeysWork({ publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  const { hostname, protocol } = new URL(publicUrl);
  return (
    isIP(hostname.replace(/^\[|\]$/g, '')) === 0 &&
    (protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost'))
  );
}

const rpIdOf = ({ publicUrl }: Site) => new URL(publicUrl).hostname;
const originsOf = ({ publicUrl, corsOrigins }: Site) => [new URL(publicUrl).origin, ...corsOrigins];
const transportsOf = (key: PasskeyRow) => key.transports as AuthenticatorTransport[];
const toDescriptors = (keys: PasskeyRow[]) => keys.map((key) => ({ id: key.credentialId, transports: transportsOf(key) }));

async function storeChallenge(db: Database, challenge: string, userId: string, purpose: Purpose): Promise<void> {
  const expiresOn = new Date(Date.now() + CHALLENGE_MINUTES * 60_000).toISOString();
  await db.insert(passkeyChallenges).values({ challenge, userId, purpose, expiresOn });
}

/**
 * Redeems the challenge named by an answer. @returns the challenge, or null when it is unknown, used, expired or somebody else's
 */
async function redeemChallenge(
  db: Database,
  answer: { response?: { clientDataJSON?: unknown } },
  userId: string,
  purpose: Purpose,
): Promise<string | null> {
  const challenge = challengeIn(answer.response?.clientDataJSON);
  if (challenge === null) return null;
  const [found] = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        eq(passkeyChallenges.userId, userId),
        eq(passkeyChallenges.purpose, purpose),
        gt(passkeyChallenges.expiresOn, new Date().toISOString()),
      ),
    )
    .returning();
  return found?.challenge ?? null;
}

function challengeIn(clientData: unknown): string | null {
  if (typeof clientData !== 'string') return null;
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8')) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

/** What the browser needs to create a passkey; existing ones are excluded. */
export async function registrationOptions(db: Database, site: Site, user: UserRow, keys: PasskeyRow[]) {
  const options = await generateRegistrationOptions({
    rpName: BRAND,
    rpID: rpIdOf(site),
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: `${user.firstName} ${user.lastName}`.trim(),
    attestationType: 'none',
    excludeCredentials: toDescriptors(keys),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
  await storeChallenge(db, options.challenge, user.id, 'register');
  return options;
}

/** The library throws for most answers that it refuses. */
const REFUSED = { verified: false, registrationInfo: undefined, authenticationInfo: undefined } as const;

/** What an answer has to be about. */
const expectationsOf = (site: Site, expectedChallenge: string) => ({
  expectedChallenge,
  expectedOrigin: originsOf(site),
  expectedRPID: rpIdOf(site),
  requireUserVerification: false,
});

/** @returns what to store of a new passkey; null when the answer is not valid */
export async function readRegistration(db: Database, site: Site, userId: string, answer: RegistrationResponseJSON) {
  const expectedChallenge = await redeemChallenge(db, answer, userId, 'register');
  if (expectedChallenge === null) return null;
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: answer,
    ...expectationsOf(site, expectedChallenge),
  }).catch(() => REFUSED);
  if (!verified || !registrationInfo) return null;
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
}

/** What the browser needs to sign in with one of a person's passkeys. */
export async function signInOptions(db: Database, site: Site, userId: string, keys: PasskeyRow[]) {
  const options = await generateAuthenticationOptions({
    rpID: rpIdOf(site),
    allowCredentials: toDescriptors(keys),
    userVerification: 'preferred',
  });
  await storeChallenge(db, options.challenge, userId, 'sign-in');
  return options;
}

/** Verifies a browser's answer at sign-in and records the use. @returns whether one of the person's passkeys signed it, and is still theirs */
export async function verifyPasskey(
  db: Database,
  site: Site,
  userId: string,
  answer: AuthenticationResponseJSON,
): Promise<boolean> {
  const expectedChallenge = await redeemChallenge(db, answer, userId, 'sign-in');
  if (expectedChallenge === null) return false;
  const ofUser = and(eq(passkeys.userId, userId), eq(passkeys.credentialId, answer.id));
  const [key] = await db.select().from(passkeys).where(ofUser);
  if (!key) return false;
  const credential = {
    id: key.credentialId,
    publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
    counter: key.counter,
    transports: transportsOf(key),
  };
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: answer,
    credential,
    ...expectationsOf(site, expectedChallenge),
  }).catch(() => REFUSED);
  if (!verified || !authenticationInfo) return false;
  const { newCounter } = authenticationInfo;
  // Checked again in the statement: the passkey may have been removed in the meantime, or a copy of it accepted with
  // the same count. A passkey without a counter always sends zero.
  const isCounterValid = newCounter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, newCounter);
  const used = await db
    .update(passkeys)
    .set({ counter: newCounter, lastUsedAt: new Date().toISOString() })
    .where(and(ofUser, isCounterValid))
    .returning({ id: passkeys.id });
  return used.length > 0;
}
