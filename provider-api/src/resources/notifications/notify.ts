import { sql } from 'drizzle-orm';
import { readSources } from 'shared-kit/rules/permissions';
import type { Database } from '../../base/storage/database';
import { permissions, users } from '../../access/users/schema';
import { notifications } from './schema';

/** The newest notifications that are kept for each user. */
export const KEPT = 500;
const LONGEST = 300;

/** A property in which it happened, and the address of a page of the application that shows it. */
interface Place {
  propertyId: string;
  name: string;
  link: string;
}

export interface Happening {
  /** Who did it: they are not told. */
  actorId: string;
  /** Whoever can read this resource on one of the places is told. */
  resource: string;
  /** All but the name of the property: `Anna Lee published “Spa day” in`. */
  sentence: string;
  places: Place[];
}

/**
 * Tells everybody else who reads a resource what happened to it: once, however many properties it concerns, naming only those
 * that they read. What is older than their newest 500 notifications is forgotten. One statement, in the transaction of the
 * change. The choice of people is the rule of `authority(…).can('READ', …)` in the database's words; a test holds the two
 * together. Users are locked against deletion, because one who is just being deleted would fail the change.
 */
export async function notify(tx: Database, { actorId, resource, sentence, places }: Happening): Promise<void> {
  if (places.length === 0) return;
  const words = sentence.length > LONGEST ? `${sentence.slice(0, LONGEST - 1)}…` : sentence;
  const sources = JSON.stringify(readSources(resource));
  await tx.execute(sql`
    with places as (
      select place ->> 'propertyId' as id, place ->> 'name' as name, place ->> 'link' as link, nth
      from jsonb_array_elements(${JSON.stringify(places)}::jsonb) with ordinality as listed(place, nth)
    ), rights as (
      select distinct user_id, permissionable_id from ${permissions}
      where resource = '*' or (r and ${sources}::jsonb ? resource)
    ), reads as (
      select rights.user_id, places.* from rights join places on rights.permissionable_id = places.id
      union
      select rights.user_id, places.* from rights cross join places where rights.permissionable_id is null
    ), told as (
      select user_id, count(*) - 1 as more, (array_agg(name order by nth))[1] as name, (array_agg(link order by nth))[1] as link
      from reads group by user_id
    ), readers as (
      select id from ${users} where id <> ${actorId} and id in (select user_id from told) order by id for key share
    ), next as (
      select told.*, 1 + coalesce(
        (select max(place) from ${notifications} before where before.user_id = readers.id), 0) as place
      from readers join told on told.user_id = readers.id
    ), forgotten as (
      delete from ${notifications} where id in (
        select old.id from ${notifications} old
        join next on next.user_id = old.user_id and old.place <= next.place - ${KEPT}::int
        for update of old skip locked)
    )
    insert into ${notifications} (id, user_id, place, date, title, link, read)
    select gen_random_uuid()::text, user_id, place, ${new Date().toISOString()}::timestamptz,
      ${words}::text || ' ' || name || case when more > 0 then ' and ' || more || ' more' else '' end, link, false
    from next`);
}
