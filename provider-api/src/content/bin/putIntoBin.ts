import { getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { FastifyRequest } from 'fastify';
import { nameOf, type Tracked } from '../../access/history/fields';
import { keepVersion } from '../../access/history/record';
import type { Database } from '../../base/storage/database';
import { BIN_MILLISECONDS } from '../../base/storage/files/bin';
import { editor } from '../../http/caller';
import { bin, binRows } from './schema';
import { cascadingTables, referencesOf, type Reference } from './tables';

interface DeletedItem {
  /** The name under which its changes are kept. */
  kind: string;
  table: PgTable;
  row: Tracked;
  tags?: string[];
  files?: string[];
}

/**
 * Puts what is about to be deleted into the bin, with everything that is deleted with it, and records the deletion in the history. Call it
 * in the transaction of the deletion, before it.
 */
export async function putIntoBin(tx: Database, request: FastifyRequest, deleted: DeletedItem): Promise<void> {
  const { kind, table, row, tags = [], files = [] } = deleted;
  const now = new Date();
  const times = { deletedAt: now.toISOString(), expiresOn: new Date(now.getTime() + BIN_MILLISECONDS).toISOString() };
  const [entry] = await tx
    .insert(bin)
    .values({
      kind,
      itemId: row.id,
      propertyId: row.propertyId ?? null,
      name: nameOf(row),
      ...times,
      deletedBy: editor(request),
      tags,
      files,
    })
    .returning({ id: bin.id });
  const references = await referencesOf(tx);
  const root = getTableName(table);
  const tables = cascadingTables(root, references);
  for (const name of tables) {
    const condition =
      name === root ? sql`${sql.identifier('id')} = ${row.id}` : rowsBelongingTo(name, tables, references, entry?.id as string);
    const from = sql.identifier(name);
    // The caller has locked the item itself. Rows that belong to it are locked here: what somebody saves in them at
    // this moment would be deleted without being in the bin.
    const lock = name === root ? sql`` : sql`for update of t`;
    await tx.execute(sql`insert into ${binRows} (bin_id, table_name, content)
      select ${entry?.id}, ${name}, row_to_json(t)::text from ${from} t where ${condition} ${lock}`);
  }
  await keepVersion(tx, request, kind, { before: row, after: row }, { action: 'deleted' });
}

/** Rows that refer to something that is in this entry of the bin already. */
function rowsBelongingTo(name: string, tables: string[], references: Reference[], id: string): SQL {
  const parents = references.filter(({ table, target, cascades }) => cascades && table === name && tables.includes(target));
  const conditions = parents.map(
    ({ column, target, targetColumn }) => sql`t.${sql.identifier(column)} in (
      select content::json ->> ${targetColumn} from ${binRows} where bin_id = ${id} and table_name = ${target})`,
  );
  return sql.join(conditions, sql` or `);
}
