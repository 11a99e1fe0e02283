import { sql } from 'drizzle-orm';
import { FILE_GONE, NOT_PDF, NOT_PICTURE } from 'shared-kit/rules/validation/messages';
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
  takes: 'picture' | 'document';
}

/** Every reference in a value, at any depth: an `assetId`, or the id at one of the paths of documents. */
function findReferences(value: unknown, documents: readonly string[] = [], path = ''): Reference[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value as Holder).flatMap(([key, part]) => {
    const at = path + key;
    const isDocument = documents.includes(at);
    if (typeof part !== 'string') return findReferences(part, documents, `${at}.`);
    return isDocument || key === 'assetId' ? [{ assetId: part, path: at, takes: isDocument ? 'document' : 'picture' }] : [];
  });
}

/** The references in some values that the stored ones do not have. */
function addedReferences(values: unknown, { documents, stored }: Parameters<References['adds']>[1]): Reference[] {
  const use = ({ takes, assetId }: Reference) => `${takes} ${assetId}`;
  const kept = new Set(findReferences(stored, documents).map(use));
  return findReferences(values, documents).filter((one) => one.assetId !== '' && !kept.has(use(one)));
}

/** Why a place cannot take a file; undefined where it can. */
function faultOf({ takes }: Reference, file: { filetype: string } | undefined): string | undefined {
  if (!file) return FILE_GONE;
  if (takes === 'document') return file.filetype === 'application/pdf' ? undefined : NOT_PDF;
  return file.filetype.startsWith('image/') ? undefined : NOT_PICTURE;
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

const select = sql`select ${columnsIn(assets)} from ${assets} where ${assets.id} = any(${sql.placeholder('ids')})`;
const byIds = written(select);
/** Waits for a deletion under way, and makes a later one wait. */
const holdByIds = written(sql`${select} for key share`);

async function readAssets(db: Database, wanted: string[], query = byIds) {
  const ids = [...new Set(wanted)];
  const rows = ids.length === 0 ? [] : await ask(db, query, rowOf(assets), { ids });
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

  adds: (values, place) => addedReferences(values, place).length > 0,

  async check(db, values, place = {}) {
    const references = addedReferences(values, place);
    const ids = references.map(({ assetId }) => assetId);
    const found = await readAssets(db, ids, holdByIds);
    return Object.fromEntries(
      references.flatMap((one) => {
        const fault = faultOf(one, found.get(one.assetId));
        return fault ? [[one.path, fault]] : [];
      }),
    );
  },
});
