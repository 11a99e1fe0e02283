import { Value } from '@sinclair/typebox/value';
import { inArray } from 'drizzle-orm';
import { IMAGE_REQUIRED } from 'shared-kit/rules/validation/messages';
import { assetAddresses } from '../resources/assets/addresses';
import { completeAddress } from '../resources/assets/origin';
import { assets } from '../resources/assets/schema';
import type { Services } from '../http/app';
import type { Database } from '../base/storage/database';

/** What joining needs: the store, where files are shown, and the site's own address. */
export type Joining = Pick<Services, 'db' | 'files' | 'config'>;

interface Reference {
  holder: Record<string, unknown>;
  assetId: string;
  path: string;
}

/** Every `{assetId, …}` in a value, at any depth, with its dotted path. */
function findReferences(value: unknown, path: string[] = []): Reference[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  const own =
    typeof holder.assetId === 'string' ? [{ holder, assetId: holder.assetId, path: [...path, 'assetId'].join('.') }] : [];
  return [...own, ...Object.entries(holder).flatMap(([key, part]) => findReferences(part, [...path, key]))];
}

async function readAssets(db: Database, references: Reference[]) {
  const ids = [...new Set(references.map((reference) => reference.assetId))];
  const rows = ids.length === 0 ? [] : await db.select().from(assets).where(inArray(assets.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Adds the complete `url` and `thumbUrl`, `name` and `filetype` of the asset to every `{assetId, …}` of some answers, so that a client needs
 * no second call. An asset that was deleted leaves them out, and the client shows its placeholder (OP-55).
 */
export async function joinAssets<T>({ db, files, config }: Joining, values: T): Promise<T> {
  const copy = Value.Clone(values);
  const references = findReferences(copy);
  const found = await readAssets(db, references);
  for (const { holder, assetId } of references) {
    const asset = found.get(assetId);
    if (!asset) continue;
    const { url, thumbUrl } = assetAddresses(asset, files);
    const complete = (address: string) => completeAddress(config.publicUrl, address);
    Object.assign(holder, { url: complete(url), thumbUrl: complete(thumbUrl), name: asset.name, filetype: asset.filetype });
  }
  return copy;
}

/** Messages for references to assets that do not exist, by dotted path. */
export async function missingAssets(db: Database, values: unknown): Promise<Record<string, string>> {
  const references = findReferences(values).filter(({ assetId }) => assetId !== '');
  const found = await readAssets(db, references);
  return Object.fromEntries(references.filter(({ assetId }) => !found.has(assetId)).map(({ path }) => [path, IMAGE_REQUIRED]));
}
