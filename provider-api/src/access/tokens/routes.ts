import { Type } from '@sinclair/typebox';
import type { App, Services } from '../../http/app';
import { matchText } from '../../http/filters';
import { idempotencyKey } from '../../http/idempotency';
import { listPage } from '../../http/listing';
import { answers, idParams, ifMatch, item, named, noQuery, nullable, paging, query, textFilter } from '../../http/schemas';
import { revoke } from './revoke';
import { changeExpiry, expiryBody } from './expiry';
import { apiTokens, type TokenRow } from './schema';
import { createToken, tokenBody } from './create';
import { presentTokens } from './store';

const superOnly = { permission: 'super' } as const;
const tags = ['tokens'];
const token = item({
  name: Type.String(),
  value: nullable(Type.String()),
  permissions: Type.Array(Type.Object({ property: nullable(named) })),
  sessions: Type.Object({ token: nullable(Type.String()), expires_on: nullable(Type.String({ description: 'Null: never.' })) }),
  last_used_on: nullable(Type.String({ description: 'To the minute.' })),
});

/** Tokens with which other programs read published content (document 1 §7, OP-52). */
export function tokenRoutes(app: App, services: Services): void {
  const { db, config } = services;
  app.get(
    '/tokens',
    {
      config: superOnly,
      schema: {
        tags,
        summary: 'List API tokens',
        querystring: query({ ...paging, name: textFilter }),
        response: answers.list(token),
      },
    },
    (request) =>
      listPage<TokenRow>({
        db,
        table: apiTokens,
        where: matchText(apiTokens.name, request.query.name),
        order: 'name:ASC',
        request,
        publicUrl: config.publicUrl,
        present: (rows) => presentTokens(services, rows),
      }),
  );
  app.post(
    '/tokens',
    {
      config: superOnly,
      schema: {
        tags,
        summary: 'Create an API token',
        description:
          'It expires at `expires_on`, never when that is null, and a year later without it. If it is sent again with its key, the token is changed to what is sent.',
        headers: idempotencyKey,
        querystring: noQuery,
        body: tokenBody,
        response: answers.one(token, 201),
      },
    },
    async (request, reply) => {
      const [created] = await presentTokens(services, [await createToken(services, request)]);
      return reply.code(201).send({ data: created });
    },
  );
  app.put(
    '/tokens/:id',
    {
      config: superOnly,
      schema: {
        tags,
        summary: 'Change when an API token expires',
        description: 'One that has expired works again. Null: it never expires.',
        headers: ifMatch,
        params: idParams,
        querystring: noQuery,
        body: expiryBody,
        response: answers.one(token),
      },
    },
    async (request) => {
      const [changed] = await presentTokens(services, [await changeExpiry(services, request)]);
      return { data: changed };
    },
  );
  app.delete(
    '/tokens/:id',
    {
      config: superOnly,
      schema: {
        tags,
        summary: 'Revoke an API token',
        headers: ifMatch,
        params: idParams,
        querystring: noQuery,
        response: answers.none,
      },
    },
    (request, reply) =>
      revoke<TokenRow>(request, reply, {
        db,
        table: apiTokens,
        kind: 'tokens',
        kindName: 'API token',
        event: 'token_revoked',
        nameOf: ({ name }) => name,
        present: async (tx, stored) => (await presentTokens({ ...services, db: tx }, [stored]))[0],
      }),
  );
}
