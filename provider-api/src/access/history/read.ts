import { sql } from 'drizzle-orm';
import { runQuery, compileQuery } from '../../base/storage/runQuery';
import { isoOf, type Editor } from '../../base/storage/columns';
import type { Database } from '../../base/storage/database';
import type { StoredAction } from './actions';
import { revertDelta, type Delta } from './delta';
import { fieldsOf, type Tracked } from './fields';
import { versionItems, versionPeople, versions } from './schema';

type Values = Record<string, unknown>;

/** A version as it is stored. */
interface StoredVersion {
  id: number;
  at: string;
  version: number;
  action: StoredAction;
  groupId: string | null;
  by: Editor | null;
  delta: Delta | null;
}

/** A version with the item's fields after it; null when they cannot be determined. */
export interface VersionState extends StoredVersion {
  after: Values | null;
}

const versionsQuery = compileQuery(sql`
  select ${versions.id}, ${versions.at}, ${versions.version}, ${versions.action}, ${versions.groupId}, ${versions.delta},
    person.user_id, person.name
  from ${versionItems} thing
    join ${versions} on ${versions.item} = thing.id
    left join ${versionPeople} person on person.id = ${versions.person}
  where thing.kind = ${sql.placeholder('kind')} and thing.item_id = ${sql.placeholder('itemId')}
    and ${versions.version} between ${sql.placeholder('from')} and ${sql.placeholder('to')} and ${versions.id} < ${sql.placeholder('before')}
  order by ${versions.id} desc limit ${sql.placeholder('limit')}`);

const countQuery = compileQuery(sql`
  select count(*)::int from ${versionItems} thing join ${versions} on ${versions.item} = thing.id
  where thing.kind = ${sql.placeholder('kind')} and thing.item_id = ${sql.placeholder('itemId')}`);

function storedVersionOf([id, at, version, action, groupId, delta, userId, name]: unknown[]): StoredVersion {
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

/** Higher than any version's id. */
const LATEST = Number.MAX_SAFE_INTEGER;

/** Versions read per query: those before a late page have to be read too, but are never all in memory. */
const BATCH_SIZE = 200;

/**
 * The newest versions of an item, each with its fields after it, computed backwards from the stored row. A change that was made
 * after the row was read is left out.
 * @param from the oldest version to read
 * @param skip how many of the newest are left out
 */
export async function readVersions(
  db: Database,
  kind: string,
  row: Tracked,
  { from = 0, skip = 0, limit = Infinity } = {},
): Promise<VersionState[]> {
  const states: VersionState[] = [];
  let after: Values | null = fieldsOf(row);
  let lowest = row.version;
  let before = LATEST;
  let toSkip = skip;
  let hasMore = true;
  while (hasMore && states.length < limit) {
    const batchLimit = Math.min(BATCH_SIZE, toSkip + limit - states.length);
    const batch = await runQuery(db, versionsQuery, storedVersionOf, {
      kind,
      itemId: row.id,
      from,
      to: row.version,
      before,
      limit: batchLimit,
    });
    for (const entry of batch) {
      // A version is missing: an older program, which kept no history, made that change. The state before it is
      // unknown.
      if (entry.version < lowest) after = null;
      if (toSkip > 0) toSkip -= 1;
      else states.push({ ...entry, after });
      after = after && revertDelta(after, entry.delta ?? {});
      lowest = entry.version - 1;
      before = entry.id;
    }
    hasMore = batch.length === batchLimit;
  }
  return states;
}

/** How many versions an item has. */
export async function countVersions(db: Database, kind: string, itemId: string): Promise<number> {
  const [count = 0] = await runQuery(db, countQuery, ([all]) => Number(all), { kind, itemId });
  return count;
}

/** @returns an item's row as one of its versions left it, or null when there is none or it cannot be determined */
export async function rowAt<Row extends Tracked>(db: Database, kind: string, row: Row, version: number): Promise<Row | null> {
  const states = (await readVersions(db, kind, row, { from: version })).filter((entry) => entry.version === version);
  const [last, first] = [states[0], states.at(-1)];
  if (!last?.after || !first) return null;
  return { ...row, ...last.after, version, updatedAt: first.at, updatedBy: first.by };
}
