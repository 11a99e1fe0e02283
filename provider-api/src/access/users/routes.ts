import { Type } from '@sinclair/typebox';
import type { App, Services } from '../../http/app';
import { caller } from '../../http/caller';
import { idempotencyKey } from '../../http/idempotency';
import { everywhere } from '../../http/permissions';
import { answers, field, idParams, ifMatch, noQuery } from '../../http/schemas';
import { historyRoutes } from '../history/routes';
import { changeUser, createUser } from './change';
import { nameFields, userAnswer } from './fields';
import { userListRoutes } from './listRoutes';
import { userPermissionRoutes } from './permissionRoutes';
import { deleteUser, endUserSessions } from './remove';
import { findUser, presentUser } from './store';
import { toTracked } from './toTracked';

const body = Type.Object({ ...nameFields, password: field.text, confirm_password: field.text, generate_password: field.flag });
const changeBody = Type.Object({ ...body.properties, current_password: field.text });
const tags = ['users'];

/** Staff and their rights (document 1 §7, OP-30). */
export function userRoutes(app: App, services: Services): void {
  userListRoutes(app, services);
  oneUserRoutes(app, services);
  userPermissionRoutes(app, services);
  userHistoryRoutes(app, services);
}

function oneUserRoutes(app: App, services: Services): void {
  const { db } = services;
  app.get(
    '/users/:id',
    {
      config: { permission: everywhere('user', 'READ') },
      schema: { tags, summary: 'One user', params: idParams, querystring: noQuery, response: answers.one(userAnswer) },
    },
    async ({ params }) => ({ data: await presentUser(db, await findUser(db, params.id)) }),
  );
  app.post(
    '/users',
    {
      config: { permission: everywhere('user', 'WRITE') },
      schema: {
        tags,
        summary: 'Create a user',
        headers: idempotencyKey,
        querystring: noQuery,
        body,
        response: answers.one(userAnswer, 201),
      },
    },
    async (request, reply) => reply.code(201).send({ data: await presentUser(db, await createUser(services, request)) }),
  );
  app.put(
    '/users/:id',
    {
      config: { permission: everywhere('user', 'WRITE') },
      schema: {
        tags,
        summary: 'Change a user',
        description: 'To change your own password or email, send `current_password`.',
        params: idParams,
        headers: ifMatch,
        querystring: noQuery,
        body: changeBody,
        response: answers.one(userAnswer),
      },
    },
    async (request) => ({ data: await presentUser(db, await changeUser(services, request)) }),
  );
  app.delete(
    '/users/:id',
    {
      config: { permission: everywhere('user', 'DELETE') },
      schema: {
        tags,
        summary: 'Delete a user',
        params: idParams,
        headers: ifMatch,
        querystring: noQuery,
        response: answers.none,
      },
    },
    async (request, reply) => {
      await deleteUser(services, request, request.params.id);
      return reply.code(204).send();
    },
  );
  app.delete(
    '/users/:id/sessions',
    {
      config: { permission: everywhere('user', 'DELETE') },
      schema: { tags, summary: "End all of a user's sessions", params: idParams, querystring: noQuery, response: answers.none },
    },
    async (request, reply) => {
      await endUserSessions(services, request, request.params.id);
      return reply.code(204).send();
    },
  );
}

const HISTORY_FIELDS = ['email', 'firstName', 'lastName'];

function userHistoryRoutes(app: App, services: Services): void {
  const { db } = services;
  historyRoutes(app, services, {
    kind: 'users',
    url: '/users/:id',
    params: idParams,
    tags,
    singular: 'person',
    read: everywhere('user', 'READ'),
    write: everywhere('user', 'WRITE'),
    answer: userAnswer,
    find: async ({ params }) => toTracked(await findUser(db, params.id)),
    present: (row) => presentUser(db, { ...row, passwordHash: '' }),
    shows: (name, request) =>
      HISTORY_FIELDS.includes(name) || (name === 'permissions' && caller(request).authority.can('READ', 'permission')),
    restore: { fields: HISTORY_FIELDS, change: async (request) => toTracked(await changeUser(services, request)) },
  });
}
