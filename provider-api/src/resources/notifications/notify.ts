import { sql } from 'drizzle-orm';
import { PUBLIC_READS } from 'shared-kit/rules/defaultPermissions';
import { readSources } from 'shared-kit/rules/permissions';
import { shorten } from '../../base/shorten';
import type { Editor } from '../../base/storage/columns';
import type { Database } from '../../base/storage/database';
import { permissions, users } from '../../access/users/schema';
import { notifications } from './schema';

/** How many notifications are kept for each user. */
export const KEPT_PER_USER = 500;
const MAX_LENGTH = 300;
/** Maximum characters of a name, so that the text about what was done is not cut off. */
const NAME_MAX_LENGTH = 200;

/** The resources on which a right without a target shows every property (OP-134); a right on `alert` alone shows none. */
const SHOW_EVERY_PROPERTY = JSON.stringify(['*', ...PUBLIC_READS, 'can_assign_alerts']);

/** A property in which it happened, and the address of a page of the application that shows it. */
interface Place {
  propertyId: string;
  name: string;
  link: string;
}

export interface NotificationEvent {
  /** Who did it, and so is not notified; absent for what the product does by itself. */
  by?: Editor;
  /** Everybody who can read this resource in one of the places is notified. */
  resource: string;
  /** The one person whom it concerns, who alone is notified; the others only when this person can no longer read it. */
  owner?: string | undefined;
  /** The text between who did it and the name of the property: `published “Spa day” in`; the whole text if there is neither. */
  sentence: string;
  places: Place[];
}

/**
 * Notifies everybody else who can read a resource of what happened to it: once, however many properties it concerns, naming only
 * those that they can read and see. Notifications beyond their newest 500 are deleted. One statement, in the transaction of the change.
 * People are selected by the rules of `authority(…)` as SQL; a test compares the two. Users are
 * locked against deletion, because one being deleted would fail the change.
 * @returns the ids of those who were notified
 */
export async function notify(tx: Database, { by, resource, owner = '', sentence, places }: NotificationEvent): Promise<string[]> {
  if (places.length === 0) return [];
  const actor = by && { id: by.id, name: shorten(by.name, NAME_MAX_LENGTH) };
  const text = shorten(actor ? `${actor.name} ${sentence}` : sentence, MAX_LENGTH);
  const sources = JSON.stringify(readSources(resource));
  const notified = await tx.execute<{ user_id: string }>(sql`
    with places as (
      select place ->> 'propertyId' as id, place ->> 'name' as name, place ->> 'link' as link, nth
      from jsonb_array_elements(${JSON.stringify(places)}::jsonb) with ordinality as listed(place, nth)
    ), rights as (
      select user_id, permissionable_id, bool_or(${SHOW_EVERY_PROPERTY}::jsonb ? resource) as shows_all from ${permissions}
      where resource = '*' or (r and ${sources}::jsonb ? resource) group by user_id, permissionable_id
    ), reads as (
      select rights.user_id, places.* from rights join places on rights.permissionable_id = places.id
      union
      select rights.user_id, places.* from rights cross join places where rights.permissionable_id is null
        and (shows_all or exists (select 1 from ${permissions} other where other.user_id = rights.user_id
          and (other.r or other.resource = '*') and (other.permissionable_id = places.id
            or (other.permissionable_id is null and ${SHOW_EVERY_PROPERTY}::jsonb ? other.resource))))
    ), messages as (
      select user_id, count(*) - 1 as more, (array_agg(name order by nth))[1] as name, (array_agg(link order by nth))[1] as link
      from reads group by user_id
    ), readers as (
      select id from ${users} where id <> ${actor?.id ?? ''} and id in (select user_id from messages)
        and (id = ${owner} or not exists (select 1 from messages where user_id = ${owner})) order by id for key share
    ), next as (
      select messages.*, 1 + coalesce(
        (select max(place) from ${notifications} before where before.user_id = readers.id), 0) as place
      from readers join messages on messages.user_id = readers.id
    ), pruned as (
      delete from ${notifications} where id in (
        select old.id from ${notifications} old
        join next on next.user_id = old.user_id and old.place <= next.place - ${KEPT_PER_USER}::int
        for update of old skip locked)
    )
    insert into ${notifications} (id, user_id, place, date, title, by, link, read)
    select gen_random_uuid()::text, user_id, place, ${new Date().toISOString()}::timestamptz,
      rtrim(${text}::text || ' ' || name) || case when more > 0 then ' and ' || more || ' more' else '' end,
      ${actor ? JSON.stringify(actor) : null}::jsonb, link, false
    from next returning user_id`);
  return notified.rows.map(({ user_id }) => user_id);
}
