import { Type } from '@sinclair/typebox';
import { eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Action } from 'shared-kit/rules/permissions';
import { mayDo } from '../../access/history/kindRights';
import { users } from '../../access/users/schema';
import type { Database } from '../../base/storage/database';
import { caller } from '../../http/caller';
import { forbidden, notFound } from '../../http/errors';
import type { RequestOf } from '../../http/requestOf';
import { historyKind } from '../history/kinds';
import { hours } from '../hours/schema';
import { column, findColumn } from '../../content/definition';

export const presenceParams = Type.Object({ kind: Type.String(), id: Type.String() });
export type PresenceRequest = RequestOf<{ params: typeof presenceParams }>;

/** Kinds whose tables are listed nowhere else, since they cannot be restored from the bin. */
const MORE_TABLES: Record<string, PgTable> = { users, hours };

/**
 * Checks the caller's rights on an item whose form is open. Everybody has the form of their own profile.
 * @throws 404 when there is no such item or the caller does not read it, 403 when they may not do more
 */
export async function requireRights(db: Database, request: PresenceRequest, action: Action): Promise<void> {
  const { kind: name, id } = request.params;
  if (name === 'users' && id === caller(request).userId) return;
  const kind = historyKind(name);
  const table = kind?.table ?? (Object.hasOwn(MORE_TABLES, name) ? MORE_TABLES[name] : undefined);
  const place = table && (await findPlace(db, table, id));
  const { authority } = caller(request);
  if (!kind || !place) throw notFound('There is no such item.');
  const propertyId = name === 'properties' ? id : place.propertyId;
  if (!mayDo(authority, 'READ', kind, propertyId)) throw notFound('There is no such item.');
  // Only super users create and delete properties, but others edit them too.
  const { superWrites: _superWrites, ...editRights } = kind;
  if (!mayDo(authority, action, name === 'properties' ? editRights : kind, propertyId)) throw forbidden();
}

/** The property of an item, null for what belongs to none; undefined when there is no such item. */
async function findPlace(db: Database, table: PgTable, id: string): Promise<{ propertyId: string | null } | undefined> {
  const propertyId = sql<string | null>`${findColumn(table, 'propertyId') ?? sql`null`}`;
  const [found] = await db
    .select({ propertyId })
    .from(table)
    .where(eq(column(table, 'id'), id));
  return found;
}
