import { sql } from 'drizzle-orm';
import { readSources } from 'shared-kit/rules/permissions';
import { permissions, users } from '../users/schema';
import type { Database } from '../storage/database';
import { notifications } from './schema';

/** The newest notifications that are kept for each user. */
export const KEPT = 500;
const LONGEST_TITLE = 300;

export interface Happening {
  /** Who did it: they are not told. */
  actorId: string;
  /** Whoever can read this resource on this property is told. */
  resource: string;
  propertyId: string;
  title: string;
  /** Address of a page of the application. */
  link: string;
}

/**
 * Tells everybody else who reads a resource on a property what happened to it, and forgets what is older than their newest
 * 500 notifications. One statement, in the transaction of the change. The choice of people is the rule of
 * `authority(…).can('READ', …)` in the database's words; a test holds the two together. Users are locked against deletion,
 * because one who is just being deleted would fail the change.
 */
export async function notify(tx: Database, happening: Happening): Promise<void> {
  const { actorId, resource, propertyId, link } = happening;
  const title = happening.title.length > LONGEST_TITLE ? `${happening.title.slice(0, LONGEST_TITLE - 1)}…` : happening.title;
  const sources = JSON.stringify(readSources(resource));
  await tx.execute(sql`
    with readers as (
      select id from ${users}
      where id <> ${actorId} and exists (
        select 1 from ${permissions} entry
        where entry.user_id = ${users}.id
          and (entry.permissionable_id is null or entry.permissionable_id = ${propertyId})
          and (entry.resource = '*' or (entry.r and ${sources}::jsonb ? entry.resource)))
      order by id for key share
    ), next as (
      select id as user_id, 1 + coalesce(
        (select max(place) from ${notifications} before where before.user_id = readers.id), 0) as place
      from readers
    ), forgotten as (
      delete from ${notifications} where id in (
        select old.id from ${notifications} old
        join next on next.user_id = old.user_id and old.place <= next.place - ${KEPT}::int
        for update of old skip locked)
    )
    insert into ${notifications} (id, user_id, place, date, title, link, read)
    select gen_random_uuid()::text, user_id, place, ${new Date().toISOString()}::timestamptz, ${title}, ${link}, false
    from next`);
}
