import { sql } from 'drizzle-orm';
import type { Database } from '../../base/storage/database';

/** A column that refers to the id of a row of another table. */
export type Reference = {
  table: string;
  column: string;
  target: string;
  targetColumn: string;
  /** Whether a row is deleted with the one that it refers to. */
  cascades: boolean;
  isNullable: boolean;
};

const foreignKeys = sql`
  select child.relname as "table", col.attname as "column", parent.relname as target, other.attname as "targetColumn",
    c.confdeltype = 'c' as cascades, not col.attnotnull as "isNullable"
  from pg_constraint c
    join pg_class child on child.oid = c.conrelid
    join pg_class parent on parent.oid = c.confrelid
    join pg_attribute col on col.attrelid = c.conrelid and col.attnum = c.conkey[1]
    join pg_attribute other on other.attrelid = c.confrelid and other.attnum = c.confkey[1]
  where c.contype = 'f' and c.conrelid <> c.confrelid and child.relnamespace = 'public'::regnamespace`;

/** All foreign keys, as the database reports them: whatever is deleted with an item is restored with it, whichever tables exist. */
export async function referencesOf(db: Database): Promise<Reference[]> {
  return (await db.execute<Reference>(foreignKeys)).rows;
}

/** A table and those whose rows are deleted with its rows, referenced ones first. */
export function cascadingTables(root: string, references: Reference[]): string[] {
  const reached = new Set([root]);
  for (const table of reached)
    for (const reference of references) if (reference.cascades && reference.target === table) reached.add(reference.table);
  const sorted: string[] = [];
  const isWaiting = (table: string) =>
    references.some(
      (reference) => reference.table === table && reached.has(reference.target) && !sorted.includes(reference.target),
    );
  while (sorted.length < reached.size)
    sorted.push(...[...reached].filter((table) => !sorted.includes(table) && !isWaiting(table)));
  return sorted;
}
