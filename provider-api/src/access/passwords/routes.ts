import { Type } from '@sinclair/typebox';
import { eq } from 'drizzle-orm';
import { normaliseEmail } from 'shared-kit/rules/normaliseName';
import { toCamel } from 'shared-kit/rules/keyCase';
import { fieldErrors } from 'shared-kit/rules/validation/fieldErrors';
import { forgotPasswordRules } from 'shared-kit/rules/validation/forgotPassword';
import { linkIsFor, resetPasswordRules } from 'shared-kit/rules/validation/resetPassword';
import { isEmail } from 'shared-kit/rules/validation/text';
import { hashNewPassword } from '../auth/newPassword';
import { endSessions } from '../auth/sessions';
import { refuse } from '../../http/wire';
import type { App, Services } from '../../http/app';
import { notFound } from '../../http/errors';
import { networkOf } from '../../http/network';
import { countAttempt, judgeAttempt } from '../../http/rateLimits';
import { answers, field, idParams, noQuery } from '../../http/schemas';
import { noteEvent, recordChange } from '../security-log/log';
import { aboutPerson, byPerson } from '../security-log/subjects';
import { users } from '../users/schema';
import { hasEmail } from '../users/store';
import { mailReset } from './mail';
import { findReset, useReset } from './resets';

const HOUR = 3600;
const tags = ['passwords'];
const isPublic = { permission: 'public' } as const;
const reset = Type.Object({ id: Type.String(), email: Type.String() });

/** A forgotten password: the mail, the link, the new password (document 1 §7, api-contract §2). */
export function passwordRoutes(app: App, services: Services): void {
  const { db, config } = services;

  app.post(
    '/passwords/forgot',
    {
      config: isPublic,
      schema: {
        tags,
        summary: 'Mail a link that sets a new password',
        querystring: noQuery,
        body: Type.Object({ email: field.text }),
        response: answers.none,
      },
    },
    async (request, reply) => {
      const email = normaliseEmail(request.body.email ?? '');
      refuse(fieldErrors(forgotPasswordRules, { email }));
      const message = 'Too many emails were requested. Try again later.';
      const limitKey = `forgot:${email}`;
      const takeBack = await countAttempt(
        db,
        { key: limitKey, max: 5, seconds: HOUR, message },
        { key: `forgot:address:${networkOf(request.ip)}`, max: 30, seconds: HOUR, message },
      );
      const queueMail = async () => {
        // A letter that the database lacks makes a read find nothing only outside a transaction.
        if ((await db.$count(users, hasEmail(email))) === 0) return false;
        return db.transaction(async (tx) => {
          // Locked, so that no link goes to an address that another call is replacing, or stays valid after the
          // replacement.
          const [user] = await tx.select().from(users).where(hasEmail(email)).for('share');
          if (!user) return false;
          await mailReset(tx, services, user, limitKey);
          await recordChange(tx, request, { event: 'password_asked', about: aboutPerson(user) });
          return true;
        });
      };
      const isQueued = await judgeAttempt(takeBack, queueMail);
      if (!isQueued) {
        noteEvent(request, { event: 'password_asked', outcome: 'failed', detail: 'There is no such user.' });
        throw notFound('Email was incorrect or not found.');
      }
      services.mail.wake();
      return reply.code(204).send();
    },
  );
  app.get(
    '/passwords/:id',
    {
      config: isPublic,
      schema: {
        tags,
        summary: 'Whose password a link sets',
        params: idParams,
        querystring: noQuery,
        response: answers.one(reset),
      },
    },
    async ({ params }) => ({ data: { id: params.id, email: (await findReset(db, params.id)).email } }),
  );
  app.put(
    '/passwords/:id',
    {
      config: isPublic,
      schema: {
        tags,
        summary: 'Set a new password, once',
        params: idParams,
        querystring: noQuery,
        body: Type.Object({ password: field.text, email: field.text, confirm_password: field.text }),
        response: answers.none,
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { password, email } = request.body;
      const user = await findReset(db, id);
      const isOther = typeof email === 'string' && normaliseEmail(email) !== normaliseEmail(user.email);
      refuse({
        ...fieldErrors(resetPasswordRules, toCamel(request.body)),
        ...(isOther && isEmail(email) && { email: linkIsFor(user.email) }),
      });
      const passwordHash = await hashNewPassword(password as string, user, config.passwordCost);
      await db.transaction(async (tx) => {
        // Locked first, as in every change of a person: locking in different orders would cause deadlocks.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('no key update');
        await useReset(tx, id, user.id);
        await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id));
        await endSessions(tx, user.id);
        const about = aboutPerson(user);
        await recordChange(tx, request, { event: 'password_changed', by: byPerson(user), about, detail: 'By a mailed link' });
      });
      return reply.code(204).send();
    },
  );
}
