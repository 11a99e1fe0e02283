import { Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { ACTIONS } from '../../access/history/actions';
import { stillReads } from '../../access/history/kindRights';
import { recordChange } from '../../access/security-log/log';
import type { App, Services } from '../../http/app';
import { caller } from '../../http/caller';
import { asksForCsv, sendCsv } from '../../http/csv';
import { forbidden } from '../../http/errors';
import { pageMeta } from '../../http/listing';
import { answers, named, nullable } from '../../http/schemas';
import { activityQuery, parseActivityQuery, countActivity, readActivity, type Activity } from './activity';
import { COLUMNS, csvLines } from './activityCsv';
import { historyKinds } from './kinds';
import { locateItems } from './links';

const action = Type.Union(ACTIONS.map((name) => Type.Literal(name)));
const line = Type.Object({
  id: Type.String(),
  at: Type.String(),
  by: nullable(named),
  action,
  kind: Type.String(),
  item_id: Type.String(),
  name: Type.String(),
  property: nullable(Type.Object({ id: Type.String(), name: nullable(Type.String()) })),
  version: Type.Integer(),
  group_id: nullable(Type.String()),
  link: nullable(
    Type.String({
      description: 'A page of the application, or of the bin for what is in it; null if the caller may open none.',
    }),
  ),
  gone: nullable(
    Type.Union([Type.Literal('bin'), Type.Literal('good')], {
      description: '`bin` while it can be restored, `good` once it cannot.',
    }),
  ),
  gone_with: nullable(Type.String({ description: 'The kind of the item that it was deleted with, and is restored with.' })),
});

/** Who did what (api-contract §6). */
export function activityRoutes(app: App, { db, config }: Services): void {
  app.get(
    '/activity',
    {
      config: { permission: 'signedIn' },
      schema: {
        tags: ['activity'],
        summary: 'Who did what, newest first, as far as the caller may read it',
        description:
          '`by` finds a person by id or name. `from` is inclusive, `to` is exclusive; a day without a time is the last one, in UTC. With `Accept: text/csv` the response is CSV, at most 100,000 lines.',
        produces: ['application/json', 'text/csv'],
        querystring: activityQuery,
        response: answers.list(line),
      },
    },
    async (request, reply) => {
      const filter = parseActivityQuery(db, request);
      if (asksForCsv(request)) {
        const about = { kind: 'activity', id: null, name: 'Activity' };
        await db.transaction((tx) => recordChange(tx, request, { event: 'exported', about }));
        return sendCsv(reply, 'activity', COLUMNS, csvLines(db, filter, whileReading(request)));
      }
      const pageQuery = { page: request.query.page, per_page: request.query.per_page };
      const lines = await readActivity(db, filter, pageQuery.per_page, (pageQuery.page - 1) * pageQuery.per_page);
      const locations = await locateItems(db, caller(request).authority, lines.map(toItem));
      const data = lines.map((entry, index) => ({ ...entry, ...locations[index] }));
      const count = await countActivity(db, filter);
      return { data, meta: pageMeta(request, config.publicUrl, { ...pageQuery, count }) };
    },
  );
}

/** Checks that the caller may still read everything that they could read when the download began, and so the rest of it. */
function whileReading(request: FastifyRequest): () => Promise<void> {
  const { authority } = caller(request);
  return async () => {
    await request.authoriseAgain();
    if (!stillReads(caller(request).authority, authority, historyKinds())) throw forbidden();
  };
}

const toItem = ({ kind, item_id, property, version }: Activity) => ({
  kind,
  itemId: item_id,
  propertyId: property?.id ?? null,
  version,
});
