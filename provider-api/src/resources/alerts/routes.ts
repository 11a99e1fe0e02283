import { and } from 'drizzle-orm';
import { Type } from '@sinclair/typebox';
import { idempotencyKey } from '../../http/idempotency';
import type { App, Services } from '../../http/app';
import { caller } from '../../http/caller';
import { matchExact, matchText } from '../../http/filters';
import { listPage } from '../../http/listing';
import { everywhere, onAny } from '../../http/permissions';
import { answers, flagFilter, idParams, ifMatch, noQuery, paging, query, textFilter } from '../../http/schemas';
import { assignmentRoutes } from './assignmentRoutes';
import { alertAnswer, alertBody } from './fields';
import { globalAlertRoutes } from './globalRoutes';
import { alertHistory } from './history';
import { removeAlert } from './remove';
import { alerts } from './schema';
import { changeAlert, createAlert, findAlert, presentAlert, presentAlerts, type AlertRow } from './store';

const tags = ['alerts'];
const read = { permission: onAny('alert', 'READ') };
const write = { permission: everywhere('alert', 'WRITE') };
const body = Type.Object(alertBody);

/** Alerts, their order (`sort_index` by PUT) and where they are shown (document 1 §7). */
export function alertRoutes(app: App, services: Services): void {
  const { db, config } = services;
  app.get(
    '/alerts',
    {
      config: read,
      schema: {
        tags,
        summary: 'List alerts',
        querystring: query({ ...paging, archived: flagFilter, published: flagFilter, name: textFilter }),
        response: answers.list(alertAnswer),
      },
    },
    (request) => {
      const { archived, published, name } = request.query;
      return listPage<AlertRow>({
        db,
        table: alerts,
        where: and(matchExact(alerts.archived, archived), matchExact(alerts.published, published), matchText(alerts.name, name)),
        order: 'sort_index:ASC',
        request,
        publicUrl: config.publicUrl,
        present: (rows) => presentAlerts(db, caller(request), rows),
      });
    },
  );
  app.get(
    '/alerts/:id',
    {
      config: read,
      schema: { tags, summary: 'One alert', params: idParams, querystring: noQuery, response: answers.one(alertAnswer) },
    },
    async (request) => ({ data: await presentAlert(db, request, await findAlert(db, request.params.id)) }),
  );
  app.post(
    '/alerts',
    {
      config: write,
      schema: {
        tags,
        summary: 'Create an alert',
        headers: idempotencyKey,
        querystring: noQuery,
        body,
        response: answers.one(alertAnswer, 201),
      },
    },
    async (request, reply) =>
      reply.code(201).send({ data: await presentAlert(db, request, await createAlert(services, request)) }),
  );
  app.put(
    '/alerts/:id',
    {
      config: write,
      schema: {
        tags,
        summary: 'Change an alert',
        headers: ifMatch,
        params: idParams,
        querystring: noQuery,
        body,
        response: answers.one(alertAnswer),
      },
    },
    async (request) => ({ data: await presentAlert(db, request, await changeAlert(services, request, request.params.id)) }),
  );
  app.delete(
    '/alerts/:id',
    {
      config: { permission: everywhere('alert', 'DELETE') },
      schema: {
        tags,
        summary: 'Delete an alert',
        description: '`expected_properties` and `expected_global` are where the caller saw it: 412 if that has changed.',
        headers: ifMatch,
        params: idParams,
        querystring: query({
          expected_properties: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
          expected_global: flagFilter,
        }),
        response: answers.none,
      },
    },
    async (request, reply) => {
      await removeAlert(services, request, request.params.id, request.query);
      return reply.code(204).send();
    },
  );
  assignmentRoutes(app, services);
  globalAlertRoutes(app, services);
  alertHistory(app, services);
}
