import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { toCamel } from 'shared-kit/rules/keyCase';
import type { Values } from '../../content/definition';
import { emptyBlanks } from '../../content/emptyBlanks';
import { idempotencyKey } from '../../http/idempotency';
import { requireProperty } from '../../access/places/requireProperty';
import type { App, Services } from '../../http/app';
import { matchExact } from '../../http/filters';
import { listPage } from '../../http/listing';
import { onProperty } from '../../http/permissions';
import {
  answers,
  field,
  flagFilter,
  ifMatch,
  item,
  itemParams,
  noQuery,
  paging,
  propertyParams,
  query,
} from '../../http/schemas';
import { hours } from './schema';
import { changeHours, createHours, findHours, presentHours } from './store';
import { hoursHistory, type HoursRequest } from './history';
import type { HoursRow } from './values';

const slot = Type.Object({
  meal_type: field.text,
  days_start: field.text,
  days_end: field.text,
  hours_start: field.text,
  hours_end: field.text,
  sort_index: field.count,
});
const fields = { published: field.flag, message: field.text, message_published: field.flag, time_slots: field.list(slot) };
const body = Type.Object(fields);
const answer = item({ property_id: Type.String(), ...fields });
const tags = ['hours'];
const read = { permission: onProperty('hour', 'READ') };
const write = { permission: onProperty('hour', 'WRITE') };

function readBody(request: FastifyRequest): Values {
  const values = toCamel<Values>(Value.Clean(body, Value.Clone(request.body)));
  if (Array.isArray(values.timeSlots)) for (const slot of values.timeSlots) emptyBlanks(slot, ['daysStart', 'daysEnd'], null);
  return values;
}

/** Opening hours: a list of one record at most, never deleted (document 3 §7, OP-107). */
export function hoursRoutes(app: App, services: Services): void {
  const { db, config } = services;
  const toAnswer = (request: FastifyRequest, row: HoursRow) => ({ data: presentHours(request, row) });

  const change = (request: HoursRequest) => {
    const { property_id, id } = request.params;
    return changeHours(services, request, property_id, id, readBody(request));
  };

  app.get(
    '/properties/:property_id/hours',
    {
      config: read,
      schema: {
        tags,
        summary: 'List opening hours: one record at most',
        params: propertyParams,
        querystring: query({ ...paging, published: flagFilter }),
        response: answers.list(answer),
      },
    },
    async (request) => {
      const { property_id } = request.params;
      await requireProperty(db, property_id);
      return listPage<HoursRow>({
        db,
        table: hours,
        where: and(eq(hours.propertyId, property_id), matchExact(hours.published, request.query.published)),
        order: 'id:ASC',
        request,
        publicUrl: config.publicUrl,
        present: (rows) => rows.map((row) => presentHours(request, row)),
      });
    },
  );
  app.get(
    '/properties/:property_id/hours/:id',
    {
      config: read,
      schema: { tags, summary: 'The opening hours', params: itemParams, querystring: noQuery, response: answers.one(answer) },
    },
    async (request) => toAnswer(request, await findHours(db, request.params.property_id, request.params.id)),
  );
  app.post(
    '/properties/:property_id/hours',
    {
      config: write,
      schema: {
        tags,
        summary: 'Create the opening hours',
        description: '409 if there are some already.',
        params: propertyParams,
        headers: idempotencyKey,
        querystring: noQuery,
        body,
        response: answers.one(answer, 201),
      },
    },
    async (request, reply) =>
      reply
        .code(201)
        .send(toAnswer(request, await createHours(services, request, request.params.property_id, readBody(request)))),
  );
  app.put(
    '/properties/:property_id/hours/:id',
    {
      config: write,
      schema: {
        tags,
        summary: 'Change the opening hours',
        headers: ifMatch,
        params: itemParams,
        querystring: noQuery,
        body,
        response: answers.one(answer),
      },
    },
    async (request) => toAnswer(request, await change(request)),
  );
  hoursHistory(app, services, answer, change);
}
