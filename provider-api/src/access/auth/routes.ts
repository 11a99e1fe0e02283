import { normaliseEmail } from 'shared-kit/rules/normaliseName';
import { Type } from '@sinclair/typebox';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { App, Services } from '../../http/app';
import { caller } from '../../http/caller';
import { unauthenticated, type HttpError } from '../../http/errors';
import { networkOf } from '../../http/network';
import { countAttempt, judgeAttempt, TOO_MANY_ATTEMPTS, type Limit } from '../../http/rateLimits';
import { answers, field, noQuery } from '../../http/schemas';
import { deleteDrafts } from '../drafts/store';
import { noteEvent, recordChange } from '../security-log/log';
import { aboutPerson, byPerson } from '../security-log/subjects';
import { passSecondFactor, refuseRemoved } from '../second-factor/atSignIn';
import { users } from '../users/schema';
import { hasEmail, type UserRow } from '../users/store';
import { knownDevice, rememberDevice } from './knownDevice';
import { isPassword } from './passwordHash';
import { endSession, openSession } from './sessions';

const WINDOW_SECONDS = 5 * 60;
const EMAIL_MAX = 300;
const token = Type.Object({ token: Type.Object({ value: Type.String(), expires_on: Type.String() }) });

/** Signing in and out (document 1 §7, api-contract §2). */
export function authRoutes(app: App, services: Services): void {
  const { db, config } = services;
  app.post(
    '/auth',
    {
      config: { permission: 'public' },
      schema: {
        tags: ['auth'],
        summary: 'Sign in',
        querystring: noQuery,
        description:
          'For a person with a second factor, the first call is answered with 401 `second_factor_required`; repeat it with `code` (from the app, or a recovery code) or `passkey` (the browser’s response, as JSON in a string).',
        body: Type.Object({ username: field.text, password: field.text, code: field.text, passkey: field.text }),
        response: answers.one(token, 201),
      },
    },
    async (request, reply) => {
      const username = request.body.username ?? '';
      // No real address is longer, and an index limits the length of its keys.
      const email = username.length > EMAIL_MAX ? '' : normaliseEmail(username);
      const [user] = await db.select().from(users).where(hasEmail(email));
      const device = user ? knownDevice(services, request, user.id) : null;
      const forgive = await countAttempt(db, ...limitsOf(email, networkOf(request.ip), device));
      const password = request.body.password ?? '';
      const isCorrect = await judgeAttempt(forgive, () => isPassword(password, user?.passwordHash ?? null, config.passwordCost));
      if (!user || !isCorrect) throw signInFailure(request, user);
      const hasShownFactor = await judgeAttempt(forgive, () =>
        passSecondFactor(services, request, { user, device, shown: request.body, forgive }),
      );
      await forgive();
      const { value, expiresOn } = await db.transaction(async (tx) => {
        // The lock makes a password change or a deletion of the account wait until the session is stored; it then ends
        // that session.
        const [current] = await tx.select().from(users).where(eq(users.id, user.id)).for('share');
        if (current?.passwordHash !== user.passwordHash) throw signInFailure(request, current);
        if (hasShownFactor) await refuseRemoved(tx, user.id);
        await recordChange(tx, request, { event: 'sign_in', by: byPerson(user) });
        return openSession(tx, user.id, request.headers['user-agent']);
      });
      rememberDevice(services, reply, user.id, device);
      return reply.code(201).send({ data: { token: { value, expires_on: expiresOn } } });
    },
  );

  app.delete(
    '/auth',
    {
      config: { permission: 'signedIn', withoutSecondFactor: true },
      schema: { tags: ['auth'], summary: 'End this session', querystring: noQuery, response: answers.none },
    },
    async (request, reply) => {
      await db.transaction(async (tx) => {
        const { sessionId, userId } = caller(request);
        await endSession(tx, sessionId);
        await deleteDrafts(tx, userId);
        await recordChange(tx, request, { event: 'sign_out' });
      });
      return reply.code(204).send();
    },
  );
}

/** What was typed is not recorded: people sometimes type their password into the wrong field. */
function signInFailure(request: FastifyRequest, user: UserRow | undefined): HttpError {
  const about = user ? { about: aboutPerson(user) } : { detail: 'There is no such user.' };
  noteEvent(request, { event: 'sign_in', outcome: 'failed', ...about });
  return unauthenticated('Incorrect email and/or password.');
}

/** The limits of a failed sign-in (api-contract §1, 429): a device that the account knows has a separate one. */
function limitsOf(email: string, address: string, device: string | null): Limit[] {
  const limit = (key: string, max: number) => ({
    key: `sign-in:${key}`,
    max,
    seconds: WINDOW_SECONDS,
    message: TOO_MANY_ATTEMPTS,
  });
  if (device !== null) return [limit(`device:${device}`, 10)];
  return [limit(`account:${email}:${address}`, 10), limit(`address:${address}`, 60), limit(`account:${email}`, 100)];
}
