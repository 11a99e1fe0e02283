import { and, eq, getTableName, sql } from 'drizzle-orm';
import { permissions } from '../../access/users/schema';
import { quoted } from '../../base/shorten';
import type { Database } from '../../base/storage/database';
import type { ExplainRefusal } from '../../http/authorise';
import { propertyNotFound } from '../../http/errors';
import { bin, binRows } from './schema';

/**
 * The rights on a property are deleted with it. Whoever had one until then, and may still be typing there, learns what happened; to
 * everybody else, a deleted property is like one that never existed or that they may not open.
 */
export const explainDeletion =
  (db: Database): ExplainRefusal =>
  async ({ userId, propertyId }, tx = db) => {
    const hadRight = and(
      eq(bin.kind, 'properties'),
      eq(bin.itemId, propertyId),
      eq(binRows.tableName, getTableName(permissions)),
      eq(sql`(${binRows.content}::json ->> 'user_id')`, userId),
    );
    const [deleted] = await tx
      .select({ name: bin.name })
      .from(bin)
      .innerJoin(binRows, eq(binRows.binId, bin.id))
      .where(hadRight)
      .limit(1);
    return deleted ? propertyNotFound(`“${quoted(deleted.name)}” was deleted in the meantime.`) : null;
  };
