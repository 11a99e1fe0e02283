import type { Static } from '@sinclair/typebox';
import { and, eq, inArray, notExists, notInArray, sql } from 'drizzle-orm';
import { categoryName, commaList, uniqueNames, isCategoryTag, joinTags } from 'shared-kit/rules/assetTags';
import { lockName } from '../../base/storage/lockName';
import { runQuery } from '../../base/storage/runQuery';
import type { Database } from '../../base/storage/database';
import { alphabetical } from '../../base/storage/alphabetical';
import type { namesField } from './fields';
import { assetTags, tags } from './schema';

/** The accepted forms of tags and categories: comma-separated text, names, or objects with a name (document 1 §3, OP-49). */
type SentNames = Static<typeof namesField> | undefined;

/** The sent names, trimmed and without duplicates. */
export function readNames(sent: SentNames): string[] {
  const text =
    typeof sent === 'string' ? commaList(sent) : (sent ?? []).map((entry) => (typeof entry === 'string' ? entry : entry.name));
  return uniqueNames(text);
}

/**
 * The tag names to store after a change: tags and categories that were not sent stay as they are.
 * Categories may come among the tags, with their prefix; it is never doubled.
 */
export function nextTagNames(stored: string[], sentTags: SentNames, sentCategories: SentNames): string[] {
  const sentNames = readNames(sentTags);
  const plainTags =
    sentTags === undefined ? stored.filter((name) => !isCategoryTag(name)) : sentNames.filter((name) => !isCategoryTag(name));
  const categoriesAmongTags = sentNames.filter(isCategoryTag);
  const keptCategories = categoriesAmongTags.length > 0 ? [] : stored.filter(isCategoryTag);
  const categories =
    sentCategories === undefined
      ? [...keptCategories, ...categoriesAmongTags]
      : [...readNames(sentCategories), ...categoriesAmongTags];
  return joinTags(plainTags, categories.map(categoryName)).map(({ name }) => name);
}

/** The stored tags of some assets by asset, in the order of their names. */
export async function tagsOf(db: Database, assetIds: string[]): Promise<Map<string, { id: string; name: string }[]>> {
  const found = new Map<string, { id: string; name: string }[]>(assetIds.map((id) => [id, []]));
  if (assetIds.length === 0) return found;
  const rows = await db
    .select({ assetId: assetTags.assetId, id: tags.id, name: tags.name })
    .from(assetTags)
    .innerJoin(tags, eq(tags.id, assetTags.tagId))
    .where(inArray(assetTags.assetId, assetIds))
    .orderBy(alphabetical(tags.name), tags.name);
  for (const { assetId, id, name } of rows) found.get(assetId)?.push({ id, name });
  return found;
}

/** The stored tag names of one asset. */
export const tagNamesOf = async (db: Database, assetId: string): Promise<string[]> =>
  (await tagsOf(db, [assetId])).get(assetId)?.map(({ name }) => name) ?? [];

/**
 * Serialises changes of tags. Otherwise a tag that one change removes from its last asset, and so deletes, could vanish from an asset
 * that another change gives it to at that moment, or a new tag could be stored in two spellings.
 */
const lockTags = (tx: Database) => lockName(tx, 'tags');

/**
 * Gives an asset exactly these tags, and deletes tags that no asset has any more. A tag that the asset keeps has the
 * same id as before; a tag that other assets have keeps its spelling.
 * @returns the names as they are stored
 */
export async function storeTags(tx: Database, assetId: string, names: string[]): Promise<string[]> {
  await lockTags(tx);
  await tx.delete(assetTags).where(eq(assetTags.assetId, assetId));
  await deleteUnused(tx, names);
  if (names.length === 0) return [];
  const existing = await tagsNamed(tx, names);
  const missing = names.filter((name) => !existing.has(name));
  if (missing.length > 0)
    await tx
      .insert(tags)
      .values(missing.map((name) => ({ name })))
      .onConflictDoNothing();
  const ids = [...new Set((await tagsNamed(tx, names)).values())];
  await tx.insert(assetTags).values(ids.map((tagId) => ({ assetId, tagId })));
  return tagNamesOf(tx, assetId);
}

/** The ids of stored tags by name, ignoring case as the database does; of several spellings the first. */
async function tagsNamed(tx: Database, names: string[]): Promise<Map<string, string>> {
  const query = sql`select wanted, ${tags.id} from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) wanted
    join ${tags} on lower(${tags.name}) = lower(wanted) order by ${tags.name} desc`;
  return new Map(await runQuery(tx, query, ([name, id]) => [String(name), String(id)] as const));
}

/** Deletes tags that no asset has. */
export async function forgetUnusedTags(tx: Database): Promise<void> {
  await lockTags(tx);
  await deleteUnused(tx);
}

const deleteUnused = (tx: Database, keptNames: string[] = []) =>
  tx
    .delete(tags)
    .where(and(notInArray(tags.name, keptNames), notExists(tx.select().from(assetTags).where(eq(assetTags.tagId, tags.id)))));
