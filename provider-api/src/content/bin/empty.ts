import { inArray, lt } from 'drizzle-orm';
import type { Database } from '../../base/storage/database';
import { bin } from './schema';

/** Entries removed in one statement; one entry can be a whole property. */
const AT_ONCE = 20;

/** Removes what has been in the bin for the full time, in small steps. The next sweep removes its files of the library. */
export async function emptyExpired(db: Database, now: Date): Promise<void> {
  for (;;) {
    const due = db.select({ id: bin.id }).from(bin).where(lt(bin.expiresOn, now.toISOString())).limit(AT_ONCE);
    const removed = await db.delete(bin).where(inArray(bin.id, due)).returning({ id: bin.id });
    if (removed.length < AT_ONCE) return;
  }
}
