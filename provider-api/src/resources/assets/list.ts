import { and, exists, eq, ilike, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import { ASSET_CATEGORIES, categoryTag, commaList } from 'shared-kit/rules/assetTags';
import type { Services } from '../../http/app';
import { caller } from '../../http/caller';
import { forbidden } from '../../http/errors';
import { matchAnyCase, matchText } from '../../http/filters';
import { listPage } from '../../http/listing';
import type { RequestOf } from '../../http/requestOf';
import { choiceFilter, exactFilter, flagFilter, paging, query, textFilter } from '../../http/schemas';
import type { Database } from '../../base/storage/database';
import { presentAssets, type AssetRow } from './present';
import { assets, assetTags, tags } from './schema';
import { isUnused } from './usage';

export const assetQuery = query({
  ...paging,
  q: exactFilter,
  name: textFilter,
  filename: textFilter,
  filetype: exactFilter,
  search: textFilter,
  category: choiceFilter(ASSET_CATEGORIES),
  unused: flagFilter,
});

/**
 * One page of the library, newest first unless the query says otherwise.
 * @throws 403 for asking what is unused without the right to read where files are used, which would reveal the same
 */
export function listAssets(services: Services, request: RequestOf<{ query: typeof assetQuery }>) {
  const { q, name, filename, filetype, search, category, unused } = request.query;
  if (unused !== undefined && !caller(request).authority.can('READ', 'asset'))
    throw forbidden('Only people who may read where files are used may ask for unused ones.');
  const where = and(
    q ? hasAnyTag(services.db, commaList(q)) : undefined,
    matchAnywhere(services.db, search),
    category === undefined ? undefined : hasAnyTag(services.db, [categoryTag(category)]),
    unused === undefined ? undefined : unused ? isUnused(services.db) : not(isUnused(services.db)),
    name === undefined ? undefined : or(matchText(assets.name, name), matchText(assets.filename, name)),
    matchText(assets.filename, filename),
    filetype ? ilike(assets.filetype, `${filetype.replace(/[\\%_]/g, (character) => `\\${character}`)}%`) : undefined,
  );
  return listPage<AssetRow>({
    db: services.db,
    table: assets,
    where,
    order: 'created_at:DESC',
    orders: addressOrders,
    request,
    publicUrl: services.config.publicUrl,
    present: (rows) => presentAssets(services, rows),
  });
}

/** Addresses are derived from keys. */
const addressOrders = () => ({
  url: sql`${assets.storageKey}`,
  thumb_url: sql`coalesce(${assets.renditions} #>> '{thumb,key}', ${assets.storageKey})`,
  medium_url: sql`coalesce(${assets.renditions} #>> '{medium,key}', ${assets.storageKey})`,
});

/** Assets with a term in their name, file name, alternative text or tags. The tags are read once, not for every asset. */
function matchAnywhere(db: Database, term: string | undefined): SQL | undefined {
  const byTag = matchText(tags.name, term);
  if (!byTag) return undefined;
  const tagged = db.select({ id: assetTags.assetId }).from(assetTags).innerJoin(tags, eq(tags.id, assetTags.tagId)).where(byTag);
  return or(...[assets.name, assets.filename, assets.alt].map((column) => matchText(column, term)), inArray(assets.id, tagged));
}

/** Assets with any of these tags; a category is also found by its plain name. */
function hasAnyTag(db: Database, names: string[]): SQL | undefined {
  if (names.length === 0) return sql`false`;
  const tagNames = names.flatMap((name) => [name, categoryTag(name)]);
  const matchingTags = db
    .select({ one: sql`1` })
    .from(assetTags)
    .innerJoin(tags, eq(tags.id, assetTags.tagId))
    .where(and(eq(assetTags.assetId, assets.id), matchAnyCase(tags.name, tagNames)));
  return exists(matchingTags);
}
