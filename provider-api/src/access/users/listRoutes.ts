import { Type } from '@sinclair/typebox';
import { and, or } from 'drizzle-orm';
import type { App, Services } from '../../http/app';
import { matchText } from '../../http/filters';
import { listPage } from '../../http/listing';
import { everywhere, onProperty } from '../../http/permissions';
import { answers, item, paging, propertyParams, query, textFilter } from '../../http/schemas';
import { requireProperty } from '../places/requireProperty';
import { nameFields, userAnswer } from './fields';
import { hasRightOnProperty } from './hasRightOnProperty';
import { users } from './schema';
import { fullName, presentUsers, roleOrder, type UserRow } from './store';
import { presentUserList, userListFields, userListOrders } from './userList';

const filters = { ...paging, name: textFilter, email: textFilter };
const tags = ['users'];

/** The name filter also matches e-mail addresses: the list has one search box for both. */
const toCondition = ({ name, email }: { name?: string; email?: string }) =>
  and(
    matchText(users.email, email),
    name === undefined ? undefined : or(matchText(fullName, name), matchText(users.email, name)),
  );

/** All users, and those with rights on one property. */
export function userListRoutes(app: App, { db, config }: Services): void {
  const listOptions = { table: users, order: 'last_name:ASC,first_name:ASC', publicUrl: config.publicUrl, db };
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
      await requireProperty(db, request.params.property_id);
      const where = and(toCondition(request.query), hasRightOnProperty(db, request.params.property_id));
      return listPage<UserRow>({ ...listOptions, request, where, orders: roleOrder, present: (rows) => presentUsers(db, rows) });
    },
  );
}
