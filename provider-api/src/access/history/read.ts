import { sql } from 'drizzle-orm';
import { ask, written } from '../../base/storage/ask';
import { isoOf, type Editor } from '../../base/storage/columns';
import type { Database } from '../../base/storage/database';
import type { StoredAction } from './actions';
import type { Delta } from './delta';
import { reverted } from './delta';
import { fieldsOf, type Tracked } from './fields';
import { versionItems, versionPeople, versions } from './schema';

type Values = Record<string, unknown>;

/** A version as it is stored. */
interface Entry {
  id: number;
  at: string;
  version: number;
  action: StoredAction;
  groupId: string | null;
  by: Editor | null;
  delta: Delta | null;
}

/** A version with the item's fields after it; null when they cannot be determined. */
export interface Told extends Entry {
  after: Values | null;
}

const entries = written(sql`
  select ${versions.id}, ${versions.at}, ${versions.version}, ${versions.action}, ${versions.groupId}, ${versions.delta},
    person.user_id, person.name
  from ${versionItems} thing
    join ${versions} on ${versions.item} = thing.id
    left join ${versionPeople} person on person.id = ${versions.person}
  where thing.kind = ${sql.placeholder('kind')} and thing.item_id = ${sql.placeholder('itemId')}
    and ${versions.version} between ${sql.placeholder('from')} and ${sql.placeholder('to')} and ${versions.id} < ${sql.placeholder('before')}
  order by ${versions.id} desc limit ${sql.placeholder('limit')}`);

const counting = written(sql`
  select count(*)::int from ${versionItems} thing join ${versions} on ${versions.item} = thing.id
  where thing.kind = ${sql.placeholder('kind')} and thing.item_id = ${sql.placeholder('itemId')}`);

function entryOf([id, at, version, action, groupId, delta, userId, name]: unknown[]): Entry {
  return {
    id: Number(id),
    at: isoOf(String(at)),
    version: Number(version),
    action: action as StoredAction,
    groupId: groupId as string | null,
    by: userId === null ? null : { id: String(userId), name: String(name) },
    delta: delta === null ? null : (JSON.parse(String(delta)) as Delta),
  };
}

/** Above every id of a version. */
const LATEST = Number.MAX_SAFE_INTEGER;

/** Versions read per query: what leads to a late page is needed on the way, and is never in memory together. */
const AT_ONCE = 200;

/**
 * The newest versions of an item, each with its fields after it: from the stored row back. A change that came after the row was
 * read is left out.
 * @param from the oldest version that is wanted
 * @param skip how many of the newest are left out
 */
export async function readVersions(
  db: Database,
  kind: string,
  row: Tracked,
  { from = 0, skip = 0, limit = Infinity } = {},
): Promise<Told[]> {
  const told: Told[] = [];
  let after: Values | null = fieldsOf(row);
  let lowest = row.version;
  let before = LATEST;
  let left = skip;
  let isMore = true;
  while (isMore && told.length < limit) {
    const most = Math.min(AT_ONCE, left + limit - told.length);
    const some = await ask(db, entries, entryOf, { kind, itemId: row.id, from, to: row.version, before, limit: most });
    for (const entry of some) {
      // A program without a history made a change in between: the state before it cannot be determined.
      if (entry.version < lowest) after = null;
      if (left > 0) left -= 1;
      else told.push({ ...entry, after });
      after = after && reverted(after, entry.delta ?? {});
      lowest = entry.version - 1;
      before = entry.id;
    }
    isMore = some.length === most;
  }
  return told;
}

/** How many versions an item has. */
export async function countVersions(db: Database, kind: string, itemId: string): Promise<number> {
  const [count = 0] = await ask(db, counting, ([all]) => Number(all), { kind, itemId });
  return count;
}

/** @returns an item's row as one of its versions left it, or null when there is none or it cannot be determined */
export async function rowAt<Row extends Tracked>(db: Database, kind: string, row: Row, version: number): Promise<Row | null> {
  const told = (await readVersions(db, kind, row, { from: version })).filter((entry) => entry.version === version);
  const [last, first] = [told[0], told.at(-1)];
  if (!last?.after || !first) return null;
  return { ...row, ...last.after, version, updatedAt: first.at, updatedBy: first.by };
}
