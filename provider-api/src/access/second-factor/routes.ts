import { Type } from '@sinclair/typebox';
import type { App, Services } from '../../http/app';
import { caller } from '../../http/caller';
import { conflict } from '../../http/errors';
import { answers, noQuery, nullable } from '../../http/schemas';
import { lockVerified } from '../users/lockCaller';
import { factorsOf, hasFactor, isRequired } from './factors';
import { recordFactorChange, signedIn, tags, verifyCaller, passwordBody } from './routeParts';
import { authenticatorRoutes } from './authenticatorRoutes';
import { passkeyRoutes } from './passkeyRoutes';
import { presentPasskey, passkeyAnswer } from './present';
import { countCodes, renewCodes } from './recovery';
import { passkeysWork } from './webauthn';

/** One's own second factors: authenticator app, passkeys, recovery codes (api-contract §6). */
export function secondFactorRoutes(app: App, services: Services): void {
  const { db, config, secretKey } = services;
  authenticatorRoutes(app, services);
  passkeyRoutes(app, services);

  app.get(
    '/profile/second-factor',
    {
      config: signedIn,
      schema: {
        tags,
        summary: 'The second factors of the signed-in user',
        querystring: noQuery,
        response: answers.one(
          Type.Object({
            required: Type.Boolean(),
            app: nullable(Type.Object({ created_at: Type.String() })),
            passkeys: Type.Array(passkeyAnswer),
            passkeys_work: Type.Boolean({ description: 'False if the site is reached by an IP address or without https.' }),
            recovery_codes_left: Type.Integer(),
          }),
        ),
      },
    },
    async (request) => {
      const { userId } = caller(request);
      const factors = await factorsOf(db, userId);
      return {
        data: {
          required: await isRequired(db, config, userId),
          app: factors.app === null ? null : { created_at: factors.app },
          passkeys: factors.passkeys.map(presentPasskey),
          passkeys_work: passkeysWork(config),
          recovery_codes_left: await countCodes(db, userId),
        },
      };
    },
  );

  app.post(
    '/profile/second-factor/recovery-codes',
    {
      config: signedIn,
      schema: {
        tags,
        summary: 'Create new recovery codes; the earlier ones stop working',
        querystring: noQuery,
        body: passwordBody,
        response: answers.one(Type.Object({ recovery_codes: Type.Array(Type.String()) }), 201),
      },
    },
    async (request, reply) => {
      const user = await verifyCaller(services, request);
      const codes = await db.transaction(async (tx) => {
        await lockVerified(tx, request, user);
        if (!hasFactor(await factorsOf(tx, user.id))) throw conflict('Set up an authenticator app or a passkey first.');
        await recordFactorChange(tx, request, user, 'New recovery codes');
        return renewCodes(tx, user.id, secretKey);
      });
      return reply.code(201).send({ data: { recovery_codes: codes } });
    },
  );
}
