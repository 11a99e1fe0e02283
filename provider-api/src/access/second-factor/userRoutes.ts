import { Type } from '@sinclair/typebox';
import type { App, Services } from '../../http/app';
import { caller } from '../../http/caller';
import { conflict } from '../../http/errors';
import { everywhere } from '../../http/permissions';
import { answers, idParams, noQuery } from '../../http/schemas';
import { findUser, lockUser, withCurrentRights } from '../users/store';
import { setDemand, factorsOf, hasFactor, isDemanded, isRequired, removeLostFactors } from './factors';
import { mailFactorChange } from './mail';
import { recordFactorChange, tags } from './routeParts';

const answer = answers.one(
  Type.Object({
    app: Type.Boolean(),
    passkeys: Type.Integer(),
    demanded: Type.Boolean({ description: 'Required of this person.' }),
    required: Type.Boolean({ description: 'Required of this person or by the settings.' }),
  }),
);

/** The second factor of others: super users require one, and remove one that was lost. */
export function userSecondFactorRoutes(app: App, services: Services): void {
  const { db, config } = services;
  const present = async (id: string) => {
    await findUser(db, id);
    const factors = await factorsOf(db, id);
    const [demanded, required] = [await isDemanded(db, id), await isRequired(db, config, id)];
    return { data: { app: factors.app !== null, passkeys: factors.passkeys.length, demanded, required } };
  };

  app.get(
    '/users/:id/second-factor',
    {
      config: { permission: everywhere('user', 'READ') },
      schema: { tags, summary: 'The second factors of a user', params: idParams, querystring: noQuery, response: answer },
    },
    ({ params }) => present(params.id),
  );

  app.put(
    '/users/:id/second-factor',
    {
      config: { permission: 'super' },
      schema: {
        tags,
        summary: 'Require a second factor of a user, or no longer require it',
        params: idParams,
        querystring: noQuery,
        body: Type.Object({ demanded: Type.Boolean() }),
        response: answer,
      },
    },
    async (request) => {
      const { id } = request.params;
      await withCurrentRights(db, request, async (tx) => {
        const user = await lockUser(tx, id);
        if ((await isDemanded(tx, id)) === request.body.demanded) return;
        await setDemand(tx, id, request.body.demanded);
        await recordFactorChange(tx, request, user, request.body.demanded ? 'Required' : 'No longer required');
      });
      return present(id);
    },
  );

  app.delete(
    '/users/:id/second-factor',
    {
      config: { permission: 'super' },
      schema: {
        tags,
        summary: 'Remove a lost second factor from a user',
        description: 'Ends their sessions, so that whoever found the device is signed out.',
        params: idParams,
        querystring: noQuery,
        response: answers.none,
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      if (id === caller(request).userId) throw conflict('Remove your own second factor in your profile.');
      await withCurrentRights(db, request, async (tx) => {
        const user = await lockUser(tx, id);
        const hadFactor = hasFactor(await factorsOf(tx, id));
        await removeLostFactors(tx, id);
        await recordFactorChange(tx, request, user, 'Removed by a super user; sessions ended');
        if (hadFactor) await mailFactorChange(tx, services, request, user, 'allRemoved');
      });
      services.mail.wake();
      return reply.code(204).send();
    },
  );
}
