import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { users } from '../../access/users/schema';
import type { Database } from '../../base/storage/database';
import { alphabetical } from '../../base/storage/alphabetical';
import { presence } from './schema';

/** A person and an item that they edit. */
interface Editing {
  kind: string;
  itemId: string;
  userId: string;
}

/** Maximum rows of one person; the oldest are deleted first. */
const MAX_ITEMS = 20;
/** At most this many are named. */
const MAX_PEOPLE = 10;
const aMinuteAgo = sql`now() - interval '60 seconds'`;

/** @returns who else edits an item now */
export async function othersEditing(db: Database, { kind, itemId, userId }: Editing) {
  const rows = await db
    .select({ id: users.id, first: users.firstName, last: users.lastName })
    .from(presence)
    .innerJoin(users, eq(users.id, presence.userId))
    .where(and(eq(presence.kind, kind), eq(presence.itemId, itemId), ne(presence.userId, userId), gt(presence.at, aMinuteAgo)))
    .orderBy(alphabetical(users.firstName), alphabetical(users.lastName), users.id)
    .limit(MAX_PEOPLE);
  return rows.map(({ id, first, last }) => ({ id, name: `${first} ${last}`.trim() }));
}

/** Records that somebody edits an item. Calls in quick succession write once. */
export async function recordEditing(db: Database, editing: Editing): Promise<void> {
  const at = sql`now()`;
  await db.transaction(async (tx) => {
    const written = await tx
      .insert(presence)
      .values({ ...editing, at })
      .onConflictDoUpdate({
        target: [presence.kind, presence.itemId, presence.userId],
        set: { at },
        setWhere: lt(presence.at, sql`now() - interval '5 seconds'`),
      })
      .returning({ itemId: presence.itemId });
    if (written.length > 0) await prune(tx, editing.userId);
  });
}

/** Removes a person's rows that no longer count, and those beyond what one person edits. */
async function prune(tx: Database, userId: string): Promise<void> {
  // Rows that another call has locked are left to it: two calls that waited for each other would deadlock.
  await tx.execute(sql`delete from ${presence} where (kind, item_id, user_id) in (
    select kind, item_id, user_id from ${presence} where ${presence.userId} = ${userId} and (${presence.at} < ${aMinuteAgo}
      or (${presence.kind}, ${presence.itemId}) not in (select newest.kind, newest.item_id from ${presence} newest
        where newest.user_id = ${userId} order by newest.at desc limit ${MAX_ITEMS}))
    for update of presence skip locked)`);
}

/** Records that somebody no longer edits an item. */
export async function removeEditing(db: Database, { kind, itemId, userId }: Editing): Promise<void> {
  await db.delete(presence).where(and(eq(presence.kind, kind), eq(presence.itemId, itemId), eq(presence.userId, userId)));
}

/** Removes the rows that no longer count. */
export async function expirePresence(db: Database): Promise<void> {
  await db.delete(presence).where(lt(presence.at, aMinuteAgo));
}
