import { Type } from '@sinclair/typebox';
import { sql } from 'drizzle-orm';
import type { App, Services } from '../http/app';
import { caller } from '../http/authorise';
import { unauthenticated } from '../http/errors';
import { countAttempt } from '../http/rateLimits';
import { answers, field, noQuery } from '../http/schemas';
import { users } from '../users/schema';
import { isPassword } from './passwordHash';
import { endSession, openSession } from './sessions';

const WINDOW_SECONDS = 5 * 60;
const MESSAGE = 'Too many failed attempts. Wait a few minutes and try again.';
const token = Type.Object({ token: Type.Object({ value: Type.String(), expires_on: Type.String() }) });

/** Signing in and out (document 1 §7, api-contract §2). */
export function authRoutes(app: App, { db, config }: Services): void {
  app.post(
    '/auth',
    {
      config: { permission: 'public' },
      schema: {
        tags: ['auth'],
        summary: 'Sign in',
        querystring: noQuery,
        body: Type.Object({ username: field.text, password: field.text }),
        response: answers.one(token, 201),
      },
    },
    async (request, reply) => {
      const email = (request.body.username ?? '').trim().toLowerCase();
      const attempt = { seconds: WINDOW_SECONDS, message: MESSAGE };
      const forgive = [
        await countAttempt(db, { ...attempt, key: `sign-in:account:${email}`, most: 10 }),
        await countAttempt(db, { ...attempt, key: `sign-in:address:${request.ip}`, most: 60 }),
      ];
      const [user] = await db
        .select()
        .from(users)
        .where(sql`lower(${users.email}) = ${email}`);
      const right = await isPassword(request.body.password ?? '', user?.passwordHash ?? null, config.passwordCost);
      if (!user || !right) throw unauthenticated('Incorrect email and/or password.');
      for (const takeBack of forgive) await takeBack();
      const { value, expiresOn } = await openSession(db, user.id);
      return reply.code(201).send({ data: { token: { value, expires_on: expiresOn } } });
    },
  );

  app.delete(
    '/auth',
    {
      config: { permission: 'signedIn' },
      schema: { tags: ['auth'], summary: 'End this session', querystring: noQuery, response: answers.none },
    },
    async (request, reply) => {
      await endSession(db, caller(request).sessionId);
      return reply.code(204).send();
    },
  );
}
