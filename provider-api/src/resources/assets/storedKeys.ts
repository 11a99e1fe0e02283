import { eq } from 'drizzle-orm';
import type { Database } from '../../base/storage/database';
import { stemOf } from '../../base/storage/files/keys';
import { bin } from '../../content/bin/schema';
import { assets } from './schema';

/** The keys of the files of all assets, without those of their renditions. */
export async function storedKeys(db: Database): Promise<string[]> {
  const rows = await db.select({ key: assets.storageKey }).from(assets);
  return rows.map(({ key }) => key);
}

/** The assets of the library by the stems of their files' keys. */
export async function assetsByStem(db: Database): Promise<Map<string, string>> {
  const rows = await db.select({ id: assets.id, key: assets.storageKey }).from(assets);
  return new Map(rows.map(({ id, key }) => [stemOf(key), id]));
}

/** The assets in the bin by the keys of their files. */
export async function binnedByKey(db: Database): Promise<Map<string, string>> {
  const rows = await db.select({ id: bin.itemId, keys: bin.files }).from(bin).where(eq(bin.kind, 'assets'));
  return new Map(rows.flatMap(({ id, keys }) => keys.map((key) => [key, id])));
}
