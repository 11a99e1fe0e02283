import { and, eq, or, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { runQuery, compileQuery } from '../../base/storage/runQuery';
import type { Editor } from '../../base/storage/columns';
import type { Database } from '../../base/storage/database';
import { authoriseAfterWait } from '../../http/authorise';
import { editor } from '../../http/caller';
import { actionOf, type StoredAction, type VersionAction } from './actions';
import { deltaOf, type Delta } from './delta';
import { fieldsOf, nameOf, type AsideChanges, type Tracked } from './fields';
import { explainUsedId } from './requireUnusedId';
import { versionItems, versionPeople, versions } from './schema';

/** One item before and after a change: null where it did not exist, the same row twice when the change left it as it was. */
export interface Change {
  before: Tracked | null;
  after: Tracked;
  /** Changes that are not in the row, by field: a position in an order, an assignment. */
  aside?: AsideChanges;
}

interface Options {
  /** What happened, where the rows do not show it. */
  action?: VersionAction;
  /** What one call did to several items. */
  groupId?: string | undefined;
}

/** What the entries of one call have in common. */
interface Scope {
  kind: string;
  by: Editor;
  groupId: string | undefined;
}

interface Entry {
  nth: number;
  item: string;
  property: string | null;
  name: string;
  isNew: boolean;
  at: string;
  version: number;
  action: StoredAction;
  delta: string | null;
}

/** Entries per statement. A call may create twenty thousand copies. */
const BATCH_SIZE = 500;

/**
 * Records what a change did to some items, in the transaction of the change. It takes one statement; more for an item or a person
 * that the history does not know yet.
 * Every change passes here with its locks held, so this is also where a caller who has waited for them is checked again.
 * @param kind the last part of the address of the items' list
 * @throws 401 and 403 when the caller may not make this change any more, 409 for a new item with the id of one that was removed for good
 */
export async function keepVersions(
  tx: Database,
  request: FastifyRequest,
  kind: string,
  changes: Change[],
  { action, groupId }: Options,
): Promise<void> {
  // Whoever changes people is checked in `withCurrentRights`, and may give up their own right to do so.
  if (kind !== 'users') await authoriseAfterWait(tx, request);
  const scope: Scope = { kind, by: editor(request), groupId };
  const entries = changes.map((change, nth) => ({ ...entryOf(change, action ?? request.keptAs), nth }));
  for (let from = 0; from < entries.length; from += BATCH_SIZE) {
    const batch = entries.slice(from, from + BATCH_SIZE);
    const recorded = await insertEntries(tx, scope, batch).catch(explainUsedId);
    if (recorded.size < batch.length) await addUnknown(tx, scope, changes.slice(from, from + BATCH_SIZE), recorded);
    // `addUnknown` has introduced their items and the person, so these entries can be stored.
    const unrecorded = batch.filter(({ item }) => !recorded.has(item)).map((entry) => ({ ...entry, isNew: false }));
    if (unrecorded.length > 0) await insertEntries(tx, scope, unrecorded);
  }
}

/** Records one change. */
export const keepVersion = (
  tx: Database,
  request: FastifyRequest,
  kind: string,
  change: Change,
  options: Options = {},
): Promise<void> => keepVersions(tx, request, kind, [change], options);

/** What the history stores of one change. */
export function entryOf({ before, after, aside }: Change, action: VersionAction | undefined): Omit<Entry, 'nth'> {
  const isSame = before === null || before === after;
  const delta: Delta = isSame ? {} : deltaOf(fieldsOf(before), fieldsOf(after));
  for (const [field, [was, is]] of Object.entries(aside ?? {})) delta[field] = [[was], [is]];
  return {
    item: after.id,
    property: after.propertyId ?? null,
    name: nameOf(after),
    isNew: before === null,
    at: after.updatedAt === before?.updatedAt ? new Date().toISOString() : after.updatedAt,
    version: after.version,
    action: action ?? actionOf(before, after),
    delta: isSame && !aside ? null : JSON.stringify(delta),
  };
}

const insertQuery = compileQuery(sql`
  with entries as (
    select * from jsonb_to_recordset(${sql.placeholder('entries')}::jsonb) as entry(
      nth int, item text, property text, name text, "isNew" boolean, at timestamptz, version int, action text, delta text)
  ), fresh as (
    insert into ${versionItems} (kind, item_id, property_id, name)
    select ${sql.placeholder('kind')}, item, property, name from entries where "isNew"
    returning id, item_id
  ), known as (
    select id, item_id from fresh
    union all
    select id, item_id from (
      select id, item_id from ${versionItems}
      where kind = ${sql.placeholder('kind')} and item_id in (select item from entries) for key share) there
  ), renamed as (
    update ${versionItems} set name = entries.name from entries
    where kind = ${sql.placeholder('kind')} and item_id = entries.item and ${versionItems.name} <> entries.name
  )
  insert into ${versions} (at, item, person, version, action, group_id, delta)
  select entries.at, known.id, person.id, entries.version, entries.action, ${sql.placeholder('groupId')}::text, entries.delta
  from entries
    join known on known.item_id = entries.item
    join ${versionPeople} person
      on person.user_id = ${sql.placeholder('userId')} and person.name = ${sql.placeholder('userName')}
  order by entries.nth
  returning (select item_id from known where known.id = item)`);

/** @returns the items whose entry was stored: those that the history knows */
async function insertEntries(tx: Database, { kind, by, groupId }: Scope, entries: Entry[]): Promise<Set<string>> {
  const values = { kind, entries: JSON.stringify(entries), userId: by.id, userName: by.name, groupId: groupId ?? null };
  return new Set(await runQuery(tx, insertQuery, ([item]) => String(item), values));
}

/** Adds an unknown person to the history, and items that are older than it: as they were, with the person who changed them last. */
async function addUnknown(tx: Database, { kind, by }: Scope, changes: Change[], recorded: Set<string>): Promise<void> {
  const rows = changes.flatMap(({ before }) => (before && !recorded.has(before.id) ? before : []));
  const people = new Map([by, ...rows.flatMap(({ updatedBy }) => updatedBy ?? [])].map((person) => [personKey(person), person]));
  const peopleRows = [...people.values()].map(({ id, name }) => ({ userId: id, name }));
  await tx.insert(versionPeople).values(peopleRows).onConflictDoNothing();
  if (rows.length === 0) return;
  const newItems = await tx
    .insert(versionItems)
    .values(rows.map((row) => ({ kind, itemId: row.id, propertyId: row.propertyId ?? null, name: nameOf(row) })))
    .onConflictDoNothing()
    .returning({ id: versionItems.id, itemId: versionItems.itemId });
  if (newItems.length === 0) return;
  const storedPeople = await tx
    .select()
    .from(versionPeople)
    .where(or(...peopleRows.map(({ userId, name }) => and(eq(versionPeople.userId, userId), eq(versionPeople.name, name)))));
  const [items, ids] = [
    new Map(newItems.map(({ id, itemId }) => [itemId, id])),
    new Map(storedPeople.map(({ id, userId, name }) => [personKey({ id: userId, name }), id])),
  ];
  await tx.insert(versions).values(rows.flatMap((row) => firstVersionOf(row, items.get(row.id), ids) ?? []));
}

const personKey = ({ id, name }: Editor) => JSON.stringify([id, name]);

/** What is known of an item when its history begins. */
function firstVersionOf({ version, updatedAt, updatedBy }: Tracked, item: number | undefined, people: Map<string, number>) {
  if (item === undefined) return null;
  const action: StoredAction = version === 1 ? 'created' : 'known';
  return { at: updatedAt, item, person: updatedBy && (people.get(personKey(updatedBy)) ?? null), version, action };
}
