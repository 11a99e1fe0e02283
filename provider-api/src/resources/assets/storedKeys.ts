import type { Database } from '../../base/storage/database';
import { assets } from './schema';

/** The keys of the files of all assets, without those of their renditions. */
export async function storedKeys(db: Database): Promise<string[]> {
  const rows = await db.select({ key: assets.storageKey }).from(assets);
  return rows.map(({ key }) => key);
}
