import { Type } from '@sinclair/typebox';
import { and, or } from 'drizzle-orm';
import type { App, Services } from '../../http/app';
import { caller } from '../../http/authorise';
import { matchText } from '../../http/filters';
import { idempotencyKey } from '../../http/idempotency';
import { listPage } from '../../http/listing';
import { everywhere, onProperty } from '../../http/permissions';
import { answers, field, idParams, ifMatch, item, noQuery, paging, propertyParams, query, textFilter } from '../../http/schemas';
import { mustExist } from '../places/mustExist';
import { historyRoutes } from '../history/routes';
import { changeUser, createUser } from './change';
import { userListFields, userListOrders, presentUserList } from './userList';
import { hasRightOnProperty } from './hasRightOnProperty';
import { userPermissionRoutes } from './permissionRoutes';
import { deleteUser, endUserSessions } from './remove';
import { users } from './schema';
import type { UserRow } from './store';
import { toTracked } from './toTracked';
import { findUser, fullName, presentUser, presentUsers, roleOrder } from './store';

const nameFields = { email: field.text, first_name: field.text, last_name: field.text };
export const userAnswer = item({ ...nameFields, role: Type.String() });
const body = Type.Object({ ...nameFields, password: field.text, confirm_password: field.text, generate_password: field.flag });
const changeBody = Type.Object({ ...body.properties, current_password: field.text });
const filters = { ...paging, name: textFilter, email: textFilter };
const tags = ['users'];

/** Staff and their rights (document 1 §7, OP-30). */
export function userRoutes(app: App, services: Services): void {
  const { db, config } = services;
  const listOptions = { table: users, order: 'last_name:ASC,first_name:ASC', publicUrl: config.publicUrl, db };
  const present = (rows: UserRow[]) => presentUsers(db, rows);
  /** The name filter also matches e-mail addresses: the list has one search box for both. */
  const toCondition = (filter: { name?: string; email?: string }) =>
    and(
      matchText(users.email, filter.email),
      filter.name === undefined ? undefined : or(matchText(fullName, filter.name), matchText(users.email, filter.name)),
    );

  app.get(
    '/users',
    {
      config: { permission: everywhere('user', 'READ') },
      schema: {
        tags,
        summary: 'List users',
        description: 'Can also be ordered by `last_sign_in`.',
        querystring: query(filters),
        response: answers.list(item({ ...nameFields, role: Type.String(), ...userListFields })),
      },
    },
    (request) =>
      listPage<UserRow>({
        ...listOptions,
        request,
        where: toCondition(request.query),
        orders: userListOrders,
        present: (rows) => presentUserList(db, rows),
      }),
  );
  app.get(
    '/properties/:property_id/users',
    {
      config: { permission: onProperty('user', 'READ') },
      schema: {
        tags,
        summary: 'List the users with rights on a property',
        params: propertyParams,
        querystring: query(filters),
        response: answers.list(userAnswer),
      },
    },
    async (request) => {
      await mustExist(db, request.params.property_id);
      const where = and(toCondition(request.query), hasRightOnProperty(db, request.params.property_id));
      return listPage<UserRow>({ ...listOptions, request, where, orders: roleOrder, present });
    },
  );
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
  userPermissionRoutes(app, services);
  const historyFields = ['email', 'firstName', 'lastName'];
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
      historyFields.includes(name) || (name === 'permissions' && caller(request).authority.can('READ', 'permission')),
    restore: { fields: historyFields, change: async (request) => toTracked(await changeUser(services, request)) },
  });
}
