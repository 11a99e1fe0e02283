import { Type } from '@sinclair/typebox';
import { historyRoutes } from '../../access/history/routes';
import { regions } from '../../access/places/schema';
import type { App, Services } from '../../http/app';
import { matchText } from '../../http/filters';
import { idempotencyKey } from '../../http/idempotency';
import { listPage } from '../../http/listing';
import type { OwnRule } from '../../http/permissions';
import { answers, field, idParams, ifMatch, item, noQuery, paging, query, textFilter } from '../../http/schemas';
import { toWire } from '../../http/wire';
import { createRegion, findRegion, removeRegion } from './store';

const mayRead: OwnRule = {
  says: 'Whoever reads any property.',
  allows: (authority) => authority.canLookUp('region'),
};
const region = item({ name: Type.String() });
const tags = ['regions'];

/** Regions, in which hotels are grouped (document 1 §7, OP-38). */
export function regionRoutes(app: App, services: Services): void {
  const { db, config } = services;
  app.get(
    '/regions',
    {
      config: { permission: mayRead },
      schema: {
        tags,
        summary: 'List regions',
        querystring: query({ ...paging, name: textFilter }),
        response: answers.list(region),
      },
    },
    (request) =>
      listPage({
        db,
        table: regions,
        where: matchText(regions.name, request.query.name),
        order: 'name:ASC',
        request,
        publicUrl: config.publicUrl,
        present: (rows) => rows.map(toWire),
      }),
  );
  app.get(
    '/regions/:id',
    {
      config: { permission: mayRead },
      schema: { tags, summary: 'One region', params: idParams, querystring: noQuery, response: answers.one(region) },
    },
    async ({ params }) => ({ data: toWire(await findRegion(db, params.id)) }),
  );
  app.post(
    '/regions',
    {
      config: { permission: 'super' },
      schema: {
        tags,
        summary: 'Create a region',
        description: 'If it is sent again with its key, the region takes the name that is sent.',
        headers: idempotencyKey,
        querystring: noQuery,
        body: Type.Object({ name: field.text }),
        response: answers.one(region, 201),
      },
    },
    async (request, reply) => {
      const created = await createRegion(services, request, request.body.name);
      return reply.code(201).send({ data: toWire(created) });
    },
  );
  app.delete(
    '/regions/:id',
    {
      config: { permission: 'super' },
      schema: {
        tags,
        summary: 'Delete an empty region',
        headers: ifMatch,
        params: idParams,
        querystring: noQuery,
        response: answers.none,
      },
    },
    async (request, reply) => {
      await removeRegion(services, request, request.params.id);
      return reply.code(204).send();
    },
  );
  historyRoutes(app, services, {
    kind: 'regions',
    url: '/regions/:id',
    params: idParams,
    tags,
    singular: 'region',
    read: mayRead,
    // Regions are created and deleted, never changed.
    write: 'super',
    answer: region,
    find: ({ params }) => findRegion(db, params.id),
    present: async (row) => toWire(row),
    shows: (name) => name === 'name',
  });
}
