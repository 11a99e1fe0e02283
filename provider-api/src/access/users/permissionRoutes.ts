import { Type } from '@sinclair/typebox';
import { eq, sql } from 'drizzle-orm';
import type { App, Services } from '../../http/app';
import { listPage, type ListRequest } from '../../http/listing';
import { everywhere } from '../../http/permissions';
import { answers, idParams, ifMatch, nullable, paging, query } from '../../http/schemas';
import { listVersion, presentPermission, readPermissions, toPermission } from './permissions';
import { permissionsBody, replacePermissions } from './replacePermissions';
import { permissions } from './schema';
import { findUser } from './store';

export const permissionAnswer = Type.Object({
  id: Type.String(),
  resource: Type.String(),
  permissionable_type: nullable(Type.String()),
  permissionable_id: nullable(Type.String()),
  property_id: nullable(Type.String({ description: 'The same property, under another key.' })),
  r: Type.Boolean(),
  w: Type.Boolean(),
  x: Type.Boolean(),
});

const tags = ['users'];
const plainList = answers.list(permissionAnswer)[200].properties;
const versionedList = {
  200: Type.Object({ ...plainList, meta: Type.Object({ ...plainList.meta.properties, version: Type.Integer() }) }),
};

/** A right's target is in one column; answers give it under two names, and its type. */
const targetOrders = () => ({
  property_id: sql`${permissions.permissionableId}`,
  permissionable_type: sql`${permissions.permissionableId} is null`,
});

/** One page of a user's rights (document 1 §7; up to 2,000 at once, and a user with 200 hotels has more). */
export function listPermissions({ db, config }: Services, request: ListRequest, userId: string) {
  return listPage<typeof permissions.$inferSelect>({
    db,
    table: permissions,
    where: eq(permissions.userId, userId),
    order: 'id:ASC',
    orders: targetOrders,
    request,
    publicUrl: config.publicUrl,
    present: (rows) => rows.map((row) => presentPermission(toPermission(row))),
  });
}

/**
 * The same with the version of the whole list. The version is read first: if the list changes in between, the client
 * merely reads it once more.
 */
async function listWithVersion(services: Services, request: ListRequest, userId: string) {
  const version = listVersion(await readPermissions(services.db, userId));
  const { data, meta } = await listPermissions(services, request, userId);
  return { data, meta: { ...meta, version } };
}

/** The rights of a user: the list, and its replacement (document 1 §7). */
export function userPermissionRoutes(app: App, services: Services): void {
  app.get(
    '/users/:id/permissions',
    {
      config: { permission: everywhere('permission', 'READ') },
      schema: {
        tags,
        summary: "List a user's rights",
        params: idParams,
        querystring: query(paging),
        response: versionedList,
      },
    },
    async (request) => {
      await findUser(services.db, request.params.id);
      return listWithVersion(services, request, request.params.id);
    },
  );
  app.post(
    '/users/:id/permissions',
    {
      // A user with 200 hotels has 2,800 rights.
      config: { permission: everywhere('permission', 'WRITE'), maxEntries: 20_000, maxValues: 160_000 },
      schema: {
        tags,
        summary: "Replace a user's rights",
        description:
          'Nobody can grant or take away a right that they do not hold. `If-Match` takes `meta.version` of the list. The response is the first page of the new list.',
        headers: ifMatch,
        params: idParams,
        querystring: query(paging),
        body: permissionsBody,
        response: versionedList,
      },
    },
    async (request) => {
      await replacePermissions(services, request);
      return listWithVersion(services, request, request.params.id);
    },
  );
}
