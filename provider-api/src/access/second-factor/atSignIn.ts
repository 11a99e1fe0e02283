import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { CODE_REFUSED, REQUIRED } from 'shared-kit/rules/validation/messages';
import { isFilled } from 'shared-kit/rules/validation/text';
import type { Database } from '../../base/storage/database';
import type { Services } from '../../http/app';
import { HttpError, unauthenticated } from '../../http/errors';
import { countAttempt, judgeAttempt } from '../../http/rateLimits';
import { noteEvent } from '../security-log/log';
import { aboutPerson } from '../security-log/subjects';
import type { UserRow } from '../users/store';
import { codeLimits } from './codeLimits';
import { factorsOf, hasFactor, type Factors } from './factors';
import { readAnswer } from './readAnswer';
import { countCodes, redeemRecoveryCode } from './recovery';
import { redeemCode } from './totp';
import { passkeysWork, signInOptions, verifyPasskey } from './webauthn';

const WRONG = 'This code is wrong, or it was used before.';

/** What a sign-in contained in addition to name and password. */
export interface SentFactor {
  code?: string | null;
  passkey?: string | null;
}

/**
 * Asks for the second factor of a person who has one, after the password was right (api-contract §6).
 * @param device the known device that the sign-in comes from, or null
 * @returns whether one was shown
 * @throws 401 `second_factor_required` when it is missing or wrong, 429 after too many wrong ones
 */
export async function passSecondFactor(
  services: Services,
  request: FastifyRequest,
  { user, device, shown, forgive }: { user: UserRow; device: string | null; shown: SentFactor; forgive: () => Promise<void> },
): Promise<boolean> {
  const factors = await factorsOf(services.db, user.id);
  if (!hasFactor(factors)) return false;
  const isPasskey = isFilled(shown.passkey);
  if (!isPasskey && !isFilled(shown.code)) {
    // The password was right, and nothing was guessed.
    await forgive();
    throw await requiredError(
      services,
      user,
      factors,
      'Your password is correct. Confirm with your second factor to sign in.',
      REQUIRED,
    );
  }
  const uncount = await countAttempt(services.db, ...codeLimits(keyOf(user.id, device))).catch(async (error: unknown) => {
    // An attempt that this limit refuses does not count against other limits (api-contract §1).
    await forgive();
    throw error;
  });
  const isAccepted = await judgeAttempt(uncount, () =>
    isPasskey ? isPasskeyValid(services, user, shown.passkey ?? '') : isCodeValid(services, request, user, shown.code ?? ''),
  );
  if (!isAccepted) {
    noteEvent(request, { event: 'sign_in', outcome: 'failed', about: aboutPerson(user), detail: 'Wrong second factor' });
    throw await requiredError(
      services,
      user,
      factors,
      isPasskey ? 'The passkey was not accepted. Try again.' : WRONG,
      CODE_REFUSED,
    );
  }
  await uncount();
  return true;
}

/**
 * A super user who removes the factors of a lost device also ends the person's sessions. A session that is about to be
 * stored must not escape this. Call it with the person locked. @throws 401
 */
export async function refuseRemoved(tx: Database, userId: string): Promise<void> {
  if (!hasFactor(await factorsOf(tx, userId)))
    throw unauthenticated('Your second factor was removed in the meantime. Sign in again.');
}

async function isPasskeyValid({ db, config }: Services, user: UserRow, text: string): Promise<boolean> {
  const answer = readAnswer<AuthenticationResponseJSON>(text);
  return answer !== null && verifyPasskey(db, config, user.id, answer);
}

async function isCodeValid({ db, secretKey }: Services, request: FastifyRequest, user: UserRow, typed: string): Promise<boolean> {
  const code = typed.replace(/[\s-]/g, '');
  if (/^\d{6}$/.test(code)) return redeemCode(db, { userId: user.id, code, secretKey, confirmed: true });
  if (code.length > 20 || !(await redeemRecoveryCode(db, user.id, code, secretKey))) return false;
  noteEvent(request, { event: 'second_factor_changed', about: aboutPerson(user), detail: 'A recovery code was used' });
  return true;
}

async function requiredError({ db, config }: Services, user: UserRow, factors: Factors, message: string, field: string) {
  const offersPasskey = factors.passkeys.length > 0 && passkeysWork(config);
  const passkey = offersPasskey ? JSON.stringify(await signInOptions(db, config, user.id, factors.passkeys)) : null;
  const secondFactor = { app: factors.app !== null, recovery: (await countCodes(db, user.id)) > 0, passkey };
  return new HttpError(401, 'second_factor_required', message, { code: field }, { secondFactor });
}

const keyOf = (userId: string, device: string | null): string =>
  `second-factor:${device === null ? `account:${userId}` : `device:${device}`}`;
