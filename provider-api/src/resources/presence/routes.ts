import { Type } from '@sinclair/typebox';
import type { App, Services } from '../../http/app';
import { caller } from '../../http/caller';
import { answers, named, noQuery } from '../../http/schemas';
import { presenceParams as params, requireRights, type PresenceRequest } from './item';
import { recordEditing, removeEditing, othersEditing } from './store';

const config = { permission: 'signedIn', byItself: true } as const;
const tags = ['presence'];
const peopleAnswer = Type.Array(named);

/** Who has typed into the open form of an item, so that people see it before a conflict happens (api-contract §6). */
export function presenceRoutes(app: App, { db }: Services): void {
  const editing = (request: PresenceRequest) => {
    const { kind, id } = request.params;
    return { kind, itemId: id, userId: caller(request).userId };
  };
  app.get(
    '/presence/:kind/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Who else is editing an item',
        description: '`kind` is the last part of the address of its list. Needs READ on the item.',
        params,
        querystring: noQuery,
        response: answers.one(peopleAnswer),
      },
    },
    async (request) => {
      await requireRights(db, request, 'READ');
      return { data: await othersEditing(db, editing(request)) };
    },
  );
  app.put(
    '/presence/:kind/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Say that you are editing an item, and learn who else is',
        description: 'Valid for a minute. Needs WRITE on the item.',
        params,
        querystring: noQuery,
        response: answers.one(peopleAnswer),
      },
    },
    async (request) => {
      await requireRights(db, request, 'WRITE');
      await recordEditing(db, editing(request));
      return { data: await othersEditing(db, editing(request)) };
    },
  );
  app.delete(
    '/presence/:kind/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Say that you are no longer editing an item',
        params,
        querystring: noQuery,
        response: answers.none,
      },
    },
    async (request, reply) => {
      await removeEditing(db, editing(request));
      return reply.code(204).send();
    },
  );
}
