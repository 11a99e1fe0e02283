import { Type } from '@sinclair/typebox';
import type { ContentServices } from '../../content/services';
import type { App } from '../../http/app';
import { cloneKey, idempotencyKey } from '../../http/idempotency';
import { onAny } from '../../http/permissions';
import { answers, idParams, ifMatch, noQuery, nullable } from '../../http/schemas';
import { cloneBody, cloneSharedSpecials } from './clone';
import { changeBody, createBody, sharedSpecialAnswer } from './fields';
import { sharedSpecialHistory } from './history';
import { listSharedSpecials, sharedSpecialQuery } from './list';
import {
  changeSharedSpecial,
  createSharedSpecial,
  findSharedSpecial,
  presentSharedSpecials,
  removeSharedSpecial,
  type Saved,
} from './store';

const tags = ['shared-specials'];
const read = { permission: onAny('special', 'READ') };
const write = { permission: 'super' } as const;
const distribution = Type.Object({
  property_id: Type.String(),
  outcome: Type.Union(['created', 'existing', 'failed'].map((outcome) => Type.Literal(outcome))),
  special_id: nullable(Type.String()),
  message: nullable(Type.String()),
});
const savedAnswer = Type.Object({ data: sharedSpecialAnswer, meta: Type.Object({ distribution: Type.Array(distribution) }) });
const distributionDescription =
  '`distribute_hotels`: each newly named hotel gets an unpublished special; `meta.distribution` reports on each hotel.';

/**
 * Specials that several hotels share (OP-70, OP-72): everybody who can read specials anywhere can read them, super users change
 * them.
 */
export function sharedSpecialRoutes(app: App, services: ContentServices): void {
  const { db } = services;
  const toAnswer = async ({ row, distribution: outcomes }: Saved) => {
    const [data] = await presentSharedSpecials(services, [row]);
    return { data, meta: { distribution: outcomes } };
  };

  app.get(
    '/shared-specials',
    {
      config: read,
      schema: {
        tags,
        summary: 'List shared specials',
        querystring: sharedSpecialQuery,
        response: answers.list(sharedSpecialAnswer),
      },
    },
    (request) => listSharedSpecials(services, request),
  );
  app.get(
    '/shared-specials/:id',
    {
      config: read,
      schema: {
        tags,
        summary: 'One shared special',
        params: idParams,
        querystring: noQuery,
        response: answers.one(sharedSpecialAnswer),
      },
    },
    async ({ params }) => ({ data: (await presentSharedSpecials(services, [await findSharedSpecial(db, params.id)]))[0] }),
  );
  app.post(
    '/shared-specials',
    {
      config: write,
      schema: {
        tags,
        summary: 'Create a shared special',
        description: distributionDescription,
        headers: idempotencyKey,
        querystring: noQuery,
        body: createBody,
        response: { 201: savedAnswer },
      },
    },
    async (request, reply) => reply.code(201).send(await toAnswer(await createSharedSpecial(services, request))),
  );
  app.post(
    '/shared-specials/clone',
    {
      config: write,
      schema: {
        tags,
        summary: 'Copy shared specials, unpublished',
        headers: cloneKey,
        querystring: noQuery,
        body: cloneBody,
        response: { 201: Type.Object({ data: Type.Array(sharedSpecialAnswer) }) },
      },
    },
    async (request, reply) => {
      const copies = await cloneSharedSpecials(services, request);
      return reply.code(201).send({ data: await presentSharedSpecials(services, copies) });
    },
  );
  app.put(
    '/shared-specials/:id',
    {
      config: write,
      schema: {
        tags,
        summary: 'Change a shared special',
        headers: ifMatch,
        description: distributionDescription,
        params: idParams,
        querystring: noQuery,
        body: changeBody,
        response: { 200: savedAnswer },
      },
    },
    async (request) => toAnswer(await changeSharedSpecial(services, request, request.params.id)),
  );
  app.delete(
    '/shared-specials/:id',
    {
      config: write,
      schema: {
        tags,
        summary: 'Delete a shared special',
        headers: ifMatch,
        params: idParams,
        querystring: noQuery,
        response: answers.none,
      },
    },
    async (request, reply) => {
      await removeSharedSpecial(services, request, request.params.id);
      return reply.code(204).send();
    },
  );
  sharedSpecialHistory(app, services);
}
