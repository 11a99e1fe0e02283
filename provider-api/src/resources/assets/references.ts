import { Value } from '@sinclair/typebox/value';
import { inArray } from 'drizzle-orm';
import { IMAGE_REQUIRED } from 'shared-kit/rules/validation/messages';
import type { Database } from '../../base/storage/database';
import type { References } from '../../content/references';
import type { Services } from '../../http/app';
import { completeAddress } from '../../http/origin';
import { assetAddresses } from './addresses';
import { assets } from './schema';
import { mayUseAssets } from './usage';

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
 * References to assets: `{assetId, …}`. Joining adds the complete `url` and `thumbUrl`, `name` and `filetype`. An asset that was
 * deleted leaves them out, and the client shows its placeholder (OP-55).
 */
export const assetReferences = ({ files, config }: Pick<Services, 'files' | 'config'>): References => ({
  heldBy: mayUseAssets,

  async join(db, values) {
    const copy = Value.Clone(values);
    const references = findReferences(copy);
    const found = await readAssets(db, references);
    const complete = (address: string) => completeAddress(config.publicUrl, address);
    for (const { holder, assetId } of references) {
      const asset = found.get(assetId);
      if (!asset) continue;
      const { url, thumbUrl } = assetAddresses(asset, files);
      Object.assign(holder, { url: complete(url), thumbUrl: complete(thumbUrl), name: asset.name, filetype: asset.filetype });
    }
    return copy;
  },

  async missing(db, values) {
    const references = findReferences(values).filter(({ assetId }) => assetId !== '');
    const found = await readAssets(db, references);
    return Object.fromEntries(references.filter(({ assetId }) => !found.has(assetId)).map(({ path }) => [path, IMAGE_REQUIRED]));
  },
});
