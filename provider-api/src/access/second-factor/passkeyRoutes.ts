import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { Type } from '@sinclair/typebox';
import { and, count, eq } from 'drizzle-orm';
import { NAME_MAX } from 'shared-kit/rules/limits';
import { normaliseName } from 'shared-kit/rules/normaliseName';
import { tooLong } from 'shared-kit/rules/validation/messages';
import { isFilled, isLongerThan } from 'shared-kit/rules/validation/text';
import { agentName } from '../auth/agentName';
import { refuse } from '../../http/wire';
import type { App, Services } from '../../http/app';
import { caller } from '../../http/caller';
import { badRequest, conflict, notFound } from '../../http/errors';
import { answers, field, idParams, noQuery } from '../../http/schemas';
import type { Database } from '../../base/storage/database';
import { lockCaller, lockVerified } from '../users/lockCaller';
import { readAnswer } from './readAnswer';
import { factorsOf, removeUselessCodes } from './factors';
import { mailFactorChange } from './mail';
import { passkeyAnswer, presentPasskey } from './present';
import {
  recoveryCodesAnswer,
  createFirstCodes,
  recordFactorChange,
  signedIn,
  tags,
  verifyCaller,
  passwordBody,
} from './routeParts';
import { passkeys } from './schema';
import { passkeysWork, readRegistration, registrationOptions } from './webauthn';

/** More than anybody has, and few enough to offer to a browser at once. */
const MAX_PASSKEYS = 20;
const FULL = `You already have ${MAX_PASSKEYS} passkeys. Remove one first.`;

async function refuseFull(db: Database, userId: string): Promise<void> {
  const [found] = await db.select({ count: count() }).from(passkeys).where(eq(passkeys.userId, userId));
  if ((found?.count ?? 0) >= MAX_PASSKEYS) throw conflict(FULL);
}

/** One's own passkeys. */
export function passkeyRoutes(app: App, services: Services): void {
  const { db, config, secretKey } = services;

  app.post(
    '/profile/second-factor/passkeys/options',
    {
      config: signedIn,
      schema: {
        tags,
        summary: 'Start adding a passkey',
        description: 'What the browser needs, as JSON in a string; valid for five minutes.',
        querystring: noQuery,
        body: passwordBody,
        response: answers.one(Type.Object({ options: Type.String() }), 201),
      },
    },
    async (request, reply) => {
      const user = await verifyCaller(services, request);
      if (!passkeysWork(config)) throw conflict('Passkeys need a site with a host name and https.');
      await refuseFull(db, user.id);
      const { passkeys: keys } = await factorsOf(db, user.id);
      const options = JSON.stringify(await registrationOptions(db, config, user, keys));
      return reply.code(201).send({ data: { options } });
    },
  );

  app.post(
    '/profile/second-factor/passkeys',
    {
      config: signedIn,
      schema: {
        tags,
        summary: 'Add a passkey',
        description: '`answer` is the browser’s response to the options, as JSON in a string.',
        querystring: noQuery,
        body: Type.Object({ name: field.text, answer: field.text }),
        response: answers.one(Type.Object({ passkey: passkeyAnswer, recovery_codes: recoveryCodesAnswer }), 201),
      },
    },
    async (request, reply) => {
      const { userId } = caller(request);
      const { name } = request.body;
      if (isLongerThan(name ?? '', NAME_MAX)) refuse({ name: tooLong(NAME_MAX) });
      const answer = readAnswer<RegistrationResponseJSON>(request.body.answer ?? '');
      const credential = answer && (await readRegistration(db, config, userId, answer));
      if (!credential) throw badRequest('The passkey could not be added. Start again.');
      const data = await db.transaction(async (tx) => {
        const user = await lockCaller(tx, request);
        await refuseFull(tx, userId);
        const passkeyName = isFilled(name) ? normaliseName(name) : agentName(request.headers['user-agent'] ?? null);
        const row = { ...credential, userId, name: passkeyName, createdAt: new Date().toISOString() };
        const [added] = await tx.insert(passkeys).values(row).onConflictDoNothing().returning();
        if (!added) throw conflict('You have already added this passkey.');
        await recordFactorChange(tx, request, user, `Passkey added: ${passkeyName}`);
        await mailFactorChange(tx, services, request, user, 'passkeyAdded');
        return { passkey: presentPasskey(added), recovery_codes: await createFirstCodes(tx, userId, secretKey) };
      });
      services.mail.wake();
      return reply.code(201).send({ data });
    },
  );

  app.delete(
    '/profile/second-factor/passkeys/:id',
    {
      config: signedIn,
      schema: {
        tags,
        summary: 'Remove a passkey',
        params: idParams,
        querystring: noQuery,
        body: passwordBody,
        response: answers.none,
      },
    },
    async (request, reply) => {
      const user = await verifyCaller(services, request);
      await db.transaction(async (tx) => {
        await lockVerified(tx, request, user);
        const [removed] = await tx
          .delete(passkeys)
          .where(and(eq(passkeys.id, request.params.id), eq(passkeys.userId, user.id)))
          .returning();
        if (!removed) throw notFound('This passkey has already been removed.');
        await removeUselessCodes(tx, user.id);
        await recordFactorChange(tx, request, user, `Passkey removed: ${removed.name}`);
        await mailFactorChange(tx, services, request, user, 'passkeyRemoved');
      });
      services.mail.wake();
      return reply.code(204).send();
    },
  );
}
