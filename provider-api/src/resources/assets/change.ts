import type { Static } from '@sinclair/typebox';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { isDeepStrictEqual } from 'node:util';
import { normaliseName } from 'shared-kit/rules/normaliseName';
import { splitTags } from 'shared-kit/rules/assetTags';
import { assetRules } from 'shared-kit/rules/validation/asset';
import { refuse } from '../../http/wire';
import type { Services } from '../../http/app';
import { caller, editor } from '../../http/caller';
import { changeStamps } from '../../http/changes';
import { changeErrors } from '../../http/changeErrors';
import { checkVersion } from '../../http/conditional';
import { conflict, notFound } from '../../http/errors';
import { isUnchanged } from '../../access/history/isUnchanged';
import { keepVersion } from '../../access/history/record';
import { emptyBlanks } from '../../content/emptyBlanks';
import { putIntoBin } from '../../content/bin/putIntoBin';
import { recordChange } from '../../access/security-log/log';
import { aboutItem } from '../../access/security-log/subjects';
import type { Database } from '../../base/storage/database';
import { copyToBin } from '../../base/storage/files/bin';
import { writtenRow } from '../../base/storage/writtenRow';
import type { changeBody } from './fields';
import { toTracked } from './toTracked';
import { presentAsset, type AssetRow } from './present';
import { assets } from './schema';
import { lockPlace, settleFiles } from './settleFiles';
import { forgetUnusedTags, nextTagNames, readNames, storeTags, tagNamesOf } from './tagging';
import { usageOf, usageSentence, type Uses } from './usage';

type AssetBody = Static<typeof changeBody>;

/** The texts of a file that may be empty. */
export const BLANK_TEXTS = ['alt', 'description'];

/** @throws 404 */
export async function findAsset(db: Database, id: string): Promise<AssetRow> {
  const [found] = await db.select().from(assets).where(eq(assets.id, id));
  if (!found) throw notFound('There is no such file in the library.');
  return found;
}

async function lockAsset(tx: Database, id: string): Promise<AssetRow> {
  const [found] = await tx.select().from(assets).where(eq(assets.id, id)).for('update');
  if (!found) throw notFound('There is no such file in the library.');
  return found;
}

/** @throws 422 for errors in what was sent; a stored text that is older than its limit does not prevent other changes */
function refuseErrors({ name, alt, description }: AssetRow, names: string[], body: AssetBody): void {
  const current = { name, alt, description, ...splitTags(names.map((tag) => ({ name: tag }))) };
  const lists = {
    ...(body.tags !== undefined && { tags: readNames(body.tags) }),
    ...(body.categories !== undefined && { categories: readNames(body.categories) }),
  };
  const texts = { name: body.name, alt: body.alt, description: body.description };
  const sent = { ...Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined)), ...lists };
  refuse(changeErrors(assetRules, { ...current, ...sent }, sent, current));
}

/** Changes the fields that were sent: name, alternative text, description, tags, categories (document 1 §7). */
export async function changeAsset(services: Services, request: FastifyRequest, id: string, body: AssetBody): Promise<AssetRow> {
  emptyBlanks(body, BLANK_TEXTS, '');
  return services.db.transaction(async (tx) => {
    const stored = await lockAsset(tx, id);
    await checkVersion(request, stored, () => presentAsset({ ...services, db: tx }, stored));
    const pick = <K extends 'name' | 'alt' | 'description'>(field: K) =>
      body[field] === undefined ? stored[field] : body[field];
    const next = { name: normaliseName(pick('name') ?? ''), alt: pick('alt'), description: pick('description') };
    const names = await tagNamesOf(tx, id);
    refuseErrors(stored, names, body);
    const sentNames = nextTagNames(names, body.tags, body.categories);
    const keepsTags = isDeepStrictEqual([...sentNames].sort(), [...names].sort());
    // Stored before they are compared: other files decide how a tag is spelled.
    const nextNames = keepsTags ? names : await storeTags(tx, id, sentNames);
    if (isUnchanged(request, toTracked(stored, names), toTracked({ ...stored, ...next }, nextNames))) return stored;
    const changed = await tx
      .update(assets)
      .set({ ...next, ...changeStamps(request, stored) })
      .where(eq(assets.id, id))
      .returning()
      .then(writtenRow);
    await keepVersion(tx, request, 'assets', { before: toTracked(stored, names), after: toTracked(changed, nextNames) });
    return changed;
  });
}

interface RemoveOptions {
  force?: boolean | undefined;
  expected?: string | undefined;
}

/** @throws 409 with the places, when they differ from what the caller agreed to */
function refuseUsed(uses: Uses, { force, expected }: RemoveOptions): void {
  if (force && expected !== uses.mark)
    throw conflict(`Where this file is used has changed. ${usageSentence(uses)}`, undefined, uses.places);
  if (!force && uses.count > 0) throw conflict(usageSentence(uses), undefined, uses.places);
}

/** The keys of an asset's files. */
const fileKeysOf = ({ storageKey, renditions }: AssetRow) => [storageKey, ...Object.values(renditions).map(({ key }) => key)];

/**
 * Deletes an asset: it goes to the bin with its files. While content uses it, this needs `force`; the places then show the
 * placeholder (OP-55). Throws 409 with the places.
 * @param options with `expected`, the mark of the places that the caller saw, `force` is valid for these places alone
 */
export async function removeAsset(
  services: Services,
  request: FastifyRequest,
  id: string,
  options: RemoveOptions,
): Promise<void> {
  const removed = await services.db.transaction(async (tx) => {
    await lockPlace(tx, id);
    const stored = await lockAsset(tx, id);
    await checkVersion(request, stored, () => presentAsset({ ...services, db: tx }, stored));
    if (!options.force || options.expected !== undefined) refuseUsed(await usageOf(tx, id, caller(request).authority), options);
    const names = await tagNamesOf(tx, id);
    const binEntry = { kind: 'assets', table: assets, row: toTracked(stored, names), tags: names, files: fileKeysOf(stored) };
    await putIntoBin(tx, request, binEntry);
    await tx.delete(assets).where(eq(assets.id, id));
    await recordChange(tx, request, { event: 'deleted', about: aboutItem('asset', stored) });
    await forgetUnusedTags(tx);
    return stored;
  });
  await moveToBin(services, request, id, fileKeysOf(removed));
}

/** The asset itself is already deleted: a failure is logged, and the next sweep moves its files. */
async function moveToBin(services: Services, request: FastifyRequest, id: string, keys: string[]): Promise<void> {
  try {
    // Copied before the lock is taken: a slow store, or one that is down, must not make others wait for the lock.
    for (const key of keys) await copyToBin(services.files, key);
    await settleFiles(services, id, keys);
    request.log.info({ keys, by: editor(request).id }, 'the files of a deleted asset were put into the bin');
  } catch (error) {
    request.log.warn({ err: error, keys }, 'the files of a deleted asset were not moved');
  }
}
