import { sql } from 'drizzle-orm';
import { FILE_GONE, NOT_PDF, NOT_PICTURE } from 'shared-kit/rules/validation/messages';
import { runQuery, columnsIn, rowOf, compileQuery } from '../../base/storage/runQuery';
import type { Database } from '../../base/storage/database';
import type { References } from '../../content/references';
import type { Services } from '../../http/app';
import { completeAddress } from '../../http/origin';
import { assetAddresses } from './addresses';
import { assets } from './schema';
import { registerAssetTable } from './assetTables';

type JsonObject = Record<string, unknown>;

interface Reference {
  assetId: string;
  path: string;
  accepts: 'picture' | 'document';
}

/** Every reference in a value, at any depth: an `assetId`, or the id at one of the paths of documents. */
function findReferences(value: unknown, documents: readonly string[] = [], path = ''): Reference[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value as JsonObject).flatMap(([key, part]) => {
    const partPath = path + key;
    const isDocument = documents.includes(partPath);
    if (typeof part !== 'string') return findReferences(part, documents, `${partPath}.`);
    return isDocument || key === 'assetId'
      ? [{ assetId: part, path: partPath, accepts: isDocument ? 'document' : 'picture' }]
      : [];
  });
}

/** The references in some values that the stored ones do not have. */
function addedReferences(values: unknown, { documents, stored }: Parameters<References['adds']>[1]): Reference[] {
  const toKey = ({ accepts, assetId }: Reference) => `${accepts} ${assetId}`;
  const references = findReferences(values, documents).filter(({ assetId }) => assetId !== '');
  if (references.length === 0) return references;
  const existing = new Set(findReferences(stored, documents).map(toKey));
  return references.filter((reference) => !existing.has(toKey(reference)));
}

/** Why a place cannot take a file; undefined where it can. */
function faultOf({ accepts }: Reference, file: { filetype: string } | undefined): string | undefined {
  if (!file) return FILE_GONE;
  if (accepts === 'document') return file.filetype === 'application/pdf' ? undefined : NOT_PDF;
  return file.filetype.startsWith('image/') ? undefined : NOT_PICTURE;
}

/** Every `{asset_id, …}` in some answers, at any depth. */
function findHolders(value: unknown, found: JsonObject[] = []): JsonObject[] {
  if (typeof value !== 'object' || value === null) return found;
  const holder = value as JsonObject;
  if (typeof holder.asset_id === 'string') found.push(holder);
  for (const name in holder) {
    const part = holder[name];
    // Most parts are texts: a call for each would be most of what this costs.
    if (typeof part === 'object' && part !== null) findHolders(part, found);
  }
  return found;
}

const selectByIds = sql`select ${columnsIn(assets)} from ${assets} where ${assets.id} = any(${sql.placeholder('ids')})`;
const byIds = compileQuery(selectByIds);
/** Waits for a deletion in progress, and makes a later one wait. */
const lockByIds = compileQuery(sql`${selectByIds} for key share`);

async function readAssets(db: Database, requestedIds: string[], query = byIds) {
  const ids = [...new Set(requestedIds)];
  const rows = ids.length === 0 ? [] : await runQuery(db, query, rowOf(assets), { ids });
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * References to assets: `{assetId, …}`. Joining adds the complete `url` and `thumb_url`, `name` and `filetype`. An asset that was
 * deleted leaves them out, and the client shows its placeholder (OP-55).
 */
export const assetReferences = ({ files, config }: Pick<Services, 'files' | 'config'>): References => ({
  heldBy: registerAssetTable,

  async join(db, answers) {
    const holders = findHolders(answers);
    const idOf = (holder: JsonObject) => holder.asset_id as string;
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

  adds: (values, context) => addedReferences(values, context).length > 0,

  async check(db, values, context = {}) {
    const references = addedReferences(values, context);
    const ids = references.map(({ assetId }) => assetId);
    const found = await readAssets(db, ids, lockByIds);
    return Object.fromEntries(
      references.flatMap((reference) => {
        const fault = faultOf(reference, found.get(reference.assetId));
        return fault ? [[reference.path, fault]] : [];
      }),
    );
  },
});
