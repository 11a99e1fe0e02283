import { sql } from 'drizzle-orm';
import type { Database } from '../src/base/storage/database';

/** Changes a table without the limits on the length of texts, as earlier versions of the product did. */
export async function bypassBounds(db: Database, table: string, work: (tx: Database) => Promise<unknown>): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql.raw(`alter table "${table}" disable trigger user`));
    await work(tx);
    await tx.execute(sql.raw(`alter table "${table}" enable trigger user`));
  });
}
