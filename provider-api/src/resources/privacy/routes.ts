import { Type } from '@sinclair/typebox';
import type { App, Services } from '../../http/app';
import { caller } from '../../http/caller';
import { answers, field, idParams, noQuery, nullable } from '../../http/schemas';
import { toWire } from '../../http/wire';
import { noteEvent } from '../../access/security-log/log';
import { aboutPerson } from '../../access/security-log/subjects';
import { findUser } from '../../access/users/store';
import { forgetUser } from './forget';
import { personalData } from './personalData';

const anyList = Type.Array(Type.Unknown());
const personalDataAnswer = answers.one(
  Type.Object({
    profile: Type.Unknown(),
    rights: anyList,
    sessions: anyList,
    second_factors: Type.Object({
      app: nullable(Type.String({ description: 'Since when.' })),
      passkeys: anyList,
      recovery_codes: Type.Integer(),
      is_demanded: Type.Boolean(),
    }),
    reset_links: anyList,
    mails: Type.Array(Type.Unknown(), { description: 'Those that are still waiting: what was sent is not kept.' }),
    tokens: Type.Object({ api: anyList, deploy: anyList }),
    drafts: anyList,
    notifications: anyList,
    editing: anyList,
    security: Type.Object({ did: anyList, about: anyList }),
    changes: Type.Object({ count: Type.Integer(), newest: anyList }),
    deletions: anyList,
    releases: anyList,
  }),
);
const description = 'Without passwords, tokens and keys; the newest 500 of long lists.';

/** What the product keeps about a person, for them and for super users, and how it is removed (docs/decisions/privacy.md). */
export function privacyRoutes(app: App, services: Services): void {
  const { db } = services;
  app.get(
    '/profile/personal-data',
    {
      config: { permission: 'signedIn' },
      schema: {
        tags: ['profile'],
        summary: 'Your own personal data',
        description,
        querystring: noQuery,
        response: personalDataAnswer,
      },
    },
    async (request) => {
      const { userId, authority } = caller(request);
      return { data: toWire(await personalData(db, userId, { isOwn: true, reader: authority })) };
    },
  );
  app.get(
    '/users/:id/personal-data',
    {
      config: { permission: 'super' },
      schema: {
        tags: ['users'],
        summary: 'The personal data of a user',
        description: `${description} The text of drafts and notifications is left out. The security log records it.`,
        params: idParams,
        querystring: noQuery,
        response: personalDataAnswer,
      },
    },
    async (request) => {
      const data = toWire(await personalData(db, request.params.id, { isOwn: false, reader: caller(request).authority }));
      noteEvent(request, { event: 'exported', about: aboutPerson(await findUser(db, request.params.id)) });
      return { data };
    },
  );
  app.post(
    '/users/:id/forget',
    {
      config: { permission: 'super' },
      schema: {
        tags: ['users'],
        summary: 'Forget a person',
        description:
          "Removes the account and replaces the person's name with 'Former colleague' wherever it is stored. Cannot be undone. `confirmation` is their name or email address. Also works for somebody who was forgotten before, or whose account was deleted.",
        params: idParams,
        querystring: noQuery,
        body: Type.Object({ confirmation: field.text }),
        response: answers.none,
      },
    },
    async (request, reply) => {
      await forgetUser(services, request, request.params.id, request.body.confirmation ?? '');
      return reply.code(204).send();
    },
  );
}
