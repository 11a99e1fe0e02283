import { sql } from 'drizzle-orm';
import type { Database } from '../src/base/storage/database';

/** Changes a table as a version of the product did that did not yet limit the length of texts. */
export async function asBefore(db: Database, table: string, work: (tx: Database) => Promise<unknown>): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql.raw(`alter table "${table}" disable trigger user`));
    await work(tx);
    await tx.execute(sql.raw(`alter table "${table}" enable trigger user`));
  });
}
