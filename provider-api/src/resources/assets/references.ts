import { sql } from 'drizzle-orm';
import { FILE_GONE } from 'shared-kit/rules/validation/messages';
import { ask, columnsIn, rowOf, written } from '../../base/storage/ask';
import type { Database } from '../../base/storage/database';
import type { References } from '../../content/references';
import type { Services } from '../../http/app';
import { completeAddress } from '../../http/origin';
import { assetAddresses } from './addresses';
import { assets } from './schema';
import { mayUseAssets } from './usage';

type Holder = Record<string, unknown>;

interface Reference {
  assetId: string;
  path: string;
}

/** Every `{assetId, …}` in a value, at any depth, with its dotted path. */
function findReferences(value: unknown, path: string[] = []): Reference[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Holder;
  const own = typeof holder.assetId === 'string' ? [{ assetId: holder.assetId, path: [...path, 'assetId'].join('.') }] : [];
  return [...own, ...Object.entries(holder).flatMap(([key, part]) => findReferences(part, [...path, key]))];
}

/** Every `{asset_id, …}` in some answers, at any depth. */
function holdersIn(value: unknown, found: Holder[] = []): Holder[] {
  if (typeof value !== 'object' || value === null) return found;
  const holder = value as Holder;
  if (typeof holder.asset_id === 'string') found.push(holder);
  for (const name in holder) {
    const part = holder[name];
    // Most parts are texts: a call for each would be most of what this costs.
    if (typeof part === 'object' && part !== null) holdersIn(part, found);
  }
  return found;
}

const byIds = written(sql`select ${columnsIn(assets)} from ${assets} where ${assets.id} = any(${sql.placeholder('ids')})`);

async function readAssets(db: Database, wanted: string[]) {
  const ids = [...new Set(wanted)];
  const rows = ids.length === 0 ? [] : await ask(db, byIds, rowOf(assets), { ids });
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * References to assets: `{assetId, …}`. Joining adds the complete `url` and `thumb_url`, `name` and `filetype`. An asset that was
 * deleted leaves them out, and the client shows its placeholder (OP-55).
 */
export const assetReferences = ({ files, config }: Pick<Services, 'files' | 'config'>): References => ({
  heldBy: mayUseAssets,

  async join(db, answers) {
    const holders = holdersIn(answers);
    const idOf = (holder: Holder) => holder.asset_id as string;
    const found = await readAssets(db, holders.map(idOf));
    const complete = (address: string) => completeAddress(config.publicUrl, address);
    for (const holder of holders) {
      const asset = found.get(idOf(holder));
      if (!asset) continue;
      const { url, thumbUrl } = assetAddresses(asset, files);
      Object.assign(holder, { url: complete(url), thumb_url: complete(thumbUrl), name: asset.name, filetype: asset.filetype });
    }
    return answers;
  },

  async missing(db, values, stored = null) {
    const kept = new Set(['', ...findReferences(stored).map(({ assetId }) => assetId)]);
    const references = findReferences(values).filter(({ assetId }) => !kept.has(assetId));
    const idsOf = references.map(({ assetId }) => assetId);
    const found = await readAssets(db, idsOf);
    return Object.fromEntries(references.filter(({ assetId }) => !found.has(assetId)).map(({ path }) => [path, FILE_GONE]));
  },
});
