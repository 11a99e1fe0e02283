import { and, eq, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import { HISTORY_KIND_NAMES } from 'shared-kit/rules/historyKinds';
import { ACTIONS } from '../../access/history/actions';
import { readable } from '../../access/history/kindRights';
import { versionItems, versionPeople, versions } from '../../access/history/schema';
import { properties } from '../../access/places/schema';
import { runQuery } from '../../base/storage/runQuery';
import { isoOf, type Editor } from '../../base/storage/columns';
import type { Database } from '../../base/storage/database';
import { caller } from '../../http/caller';
import { matchText } from '../../http/filters';
import { moment, readMoment, readRangeEnd } from '../../http/moments';
import type { RequestOf } from '../../http/requestOf';
import { choiceFilter, exactFilter, paging, query, textFilter } from '../../http/schemas';
import { historyKinds } from './kinds';

export const activityQuery = query({
  page: paging.page,
  per_page: paging.per_page,
  property_id: exactFilter,
  by: textFilter,
  kind: choiceFilter(HISTORY_KIND_NAMES),
  action: choiceFilter(ACTIONS),
  from: moment,
  to: moment,
});

/** A line of the activity, without its link. */
export interface Activity {
  id: string;
  at: string;
  by: Editor | null;
  action: string;
  kind: string;
  item_id: string;
  name: string;
  property: { id: string; name: string | null } | null;
  version: number;
  group_id: string | null;
}

/** The conditions of a query, limited to what the caller may read. */
export interface ActivityFilter {
  where: SQL | undefined;
  /** Whether the conditions need the table of items: counting everything does not. */
  needsItems: boolean;
}

/** @throws 400 for an invalid moment */
export function parseActivityQuery(db: Database, request: RequestOf<{ query: typeof activityQuery }>): ActivityFilter {
  const { property_id, by, kind, action, from, to } = request.query;
  const people = by === undefined ? undefined : or(matchText(versionPeople.userId, by), matchText(versionPeople.name, by));
  const [start, end] = [readMoment('from', from), readRangeEnd('to', to)];
  const ofItems = and(
    property_id === undefined ? undefined : eq(versionItems.propertyId, property_id),
    kind === undefined ? undefined : eq(versionItems.kind, kind),
    readable(caller(request).authority, historyKinds(), versionItems.kind, versionItems.propertyId),
  );
  const where = and(
    // How an item was before its history began is nobody's doing.
    action === undefined ? sql`${versions.action} <> 'known'` : eq(versions.action, action),
    people && inArray(versions.person, db.select({ id: versionPeople.id }).from(versionPeople).where(people)),
    start === undefined ? undefined : gte(versions.at, start),
    end === undefined ? undefined : lt(versions.at, end),
    ofItems,
  );
  return { where, needsItems: ofItems !== undefined };
}

const joinItems = sql`join ${versionItems} on ${versionItems.id} = ${versions.item}`;

/** Lines of the activity, newest first. */
export function readActivity(db: Database, { where }: ActivityFilter, limit: number, offset: number): Promise<Activity[]> {
  const query = sql`
    select ${versions.id}, ${versions.at}, ${versions.version}, ${versions.action}, ${versions.groupId}, ${versionItems.kind},
      ${versionItems.itemId}, ${versionItems.name}, ${versionItems.propertyId}, ${properties.name},
      ${versionPeople.userId}, ${versionPeople.name}
    from ${versions} ${joinItems}
      left join ${versionPeople} on ${versionPeople.id} = ${versions.person}
      left join ${properties} on ${properties.id} = ${versionItems.propertyId}
    where ${where} order by ${versions.at} desc, ${versions.id} desc limit ${limit} offset ${offset}`;
  return runQuery(db, query, toActivity);
}

/** How many lines there are. */
export async function countActivity(db: Database, { where, needsItems }: ActivityFilter): Promise<number> {
  const query = sql`select count(*)::int from ${versions} ${needsItems ? joinItems : sql``} where ${where}`;
  const [count = 0] = await runQuery(db, query, ([all]) => Number(all));
  return count;
}

function toActivity(cells: unknown[]): Activity {
  const [id, at, version, action, groupId, kind, itemId, name, propertyId, propertyName, userId, userName] = cells.map((cell) =>
    cell === null ? null : String(cell),
  ) as [
    string,
    string,
    string,
    string,
    string | null,
    string,
    string,
    string,
    string | null,
    string | null,
    string | null,
    string,
  ];
  return {
    id,
    at: isoOf(at),
    by: userId === null ? null : { id: userId, name: userName },
    action,
    kind,
    item_id: itemId,
    name,
    property: propertyId === null ? null : { id: propertyId, name: propertyName },
    version: Number(version),
    group_id: groupId,
  };
}
