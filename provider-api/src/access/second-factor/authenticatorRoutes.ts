import { Type } from '@sinclair/typebox';
import { eq } from 'drizzle-orm';
import { CODE_REFUSED } from 'shared-kit/rules/validation/messages';
import type { App, Services } from '../../http/app';
import { caller } from '../../http/caller';
import { conflict } from '../../http/errors';
import { countAttempt, judgeAttempt } from '../../http/rateLimits';
import { answers, field, noQuery } from '../../http/schemas';
import { refuse } from '../../http/wire';
import { lockCaller, lockVerified } from '../users/lockCaller';
import { codeLimits } from './codeLimits';
import { factorsOf, removeUselessCodes } from './factors';
import { mailFactorChange } from './mail';
import {
  recoveryCodesAnswer,
  createFirstCodes,
  recordFactorChange,
  signedIn,
  tags,
  verifyCaller,
  passwordBody,
} from './routeParts';
import { authenticators } from './schema';
import { newKey, redeemCode, refuseReplacedKey, storeKey } from './totp';

/** One's own authenticator app: set up, confirmed by its first code, removed (api-contract §6). */
export function authenticatorRoutes(app: App, services: Services): void {
  const { db, secretKey } = services;

  app.post(
    '/profile/second-factor/app',
    {
      config: signedIn,
      schema: {
        tags,
        summary: 'Start setting up an authenticator app',
        description: 'The key takes effect once a code from it has been sent.',
        querystring: noQuery,
        body: passwordBody,
        response: answers.one(Type.Object({ secret: Type.String(), uri: Type.String() }), 201),
      },
    },
    async (request, reply) => {
      const user = await verifyCaller(services, request);
      const key = newKey(user.email);
      await db.transaction(async (tx) => {
        await lockVerified(tx, request, user);
        if ((await factorsOf(tx, user.id)).app !== null)
          throw conflict('You already have an authenticator app. Remove it first.');
        await storeKey(tx, user.id, key.secret, secretKey);
      });
      return reply.code(201).send({ data: key });
    },
  );

  app.put(
    '/profile/second-factor/app',
    {
      config: signedIn,
      schema: {
        tags,
        summary: 'Send the first code from an authenticator app',
        description: 'With the key in `secret`, a key that another setup has replaced is refused as that (409).',
        querystring: noQuery,
        body: Type.Object({ code: field.text, secret: field.text }),
        response: answers.one(Type.Object({ recovery_codes: recoveryCodesAnswer })),
      },
    },
    async (request) => {
      const { code: typed, secret } = request.body;
      const code = (typed ?? '').replace(/\s/g, '');
      if (!/^\d{6}$/.test(code)) refuse({ code: CODE_REFUSED });
      // It creates recovery codes, so nobody may guess it on a page that somebody else left open.
      const takeBack = await countAttempt(db, ...codeLimits(`first-code:${caller(request).userId}`));
      const confirm = () =>
        db.transaction(async (tx) => {
          const user = await lockCaller(tx, request);
          if (secret) await refuseReplacedKey(tx, user.id, secret, secretKey);
          if (!(await redeemCode(tx, { userId: user.id, code, secretKey, confirmed: false }))) refuse({ code: CODE_REFUSED });
          await recordFactorChange(tx, request, user, 'Authenticator app set up');
          await mailFactorChange(tx, services, request, user, 'appAdded');
          return { recovery_codes: await createFirstCodes(tx, user.id, secretKey) };
        });
      const data = await judgeAttempt(takeBack, confirm);
      services.mail.wake();
      return { data };
    },
  );

  app.delete(
    '/profile/second-factor/app',
    {
      config: signedIn,
      schema: { tags, summary: 'Remove the authenticator app', querystring: noQuery, body: passwordBody, response: answers.none },
    },
    async (request, reply) => {
      const user = await verifyCaller(services, request);
      await db.transaction(async (tx) => {
        await lockVerified(tx, request, user);
        const [removed] = await tx.delete(authenticators).where(eq(authenticators.userId, user.id)).returning();
        // An app that was never confirmed was not a factor.
        if (!removed?.confirmed) return;
        await removeUselessCodes(tx, user.id);
        await recordFactorChange(tx, request, user, 'Authenticator app removed');
        await mailFactorChange(tx, services, request, user, 'appRemoved');
      });
      services.mail.wake();
      return reply.code(204).send();
    },
  );
}
