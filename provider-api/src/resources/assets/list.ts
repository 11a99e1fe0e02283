import { and, exists, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { categoryTag, commaList } from 'shared-kit/rules/assetTags';
import type { Services } from '../../http/app';
import { matchText } from '../../http/filters';
import { listPage } from '../../http/listing';
import type { Database } from '../../base/storage/database';
import type { AssetRow } from './present';
import { presentAssets } from './present';
import { assets, assetTags, tags } from './schema';

export interface AssetQuery {
  q?: string | undefined;
  name?: string | undefined;
  filename?: string | undefined;
  filetype?: string | undefined;
}

/** One page of the library, newest first unless the query says otherwise. */
export function listAssets(services: Services, request: FastifyRequest, { q, name, filename, filetype }: AssetQuery) {
  const where = and(
    carriesAny(services.db, commaList(q)),
    name === undefined ? undefined : or(matchText(assets.name, name), matchText(assets.filename, name)),
    matchText(assets.filename, filename),
    filetype ? ilike(assets.filetype, `${filetype.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`) : undefined,
  );
  return listPage<AssetRow>({
    db: services.db,
    table: assets,
    where,
    order: 'created_at:DESC',
    request,
    publicUrl: services.config.publicUrl,
    present: (rows) => presentAssets(services, rows),
  });
}

/** Assets with any of these tags; a category answers to its plain name too. */
function carriesAny(db: Database, names: string[]): SQL | undefined {
  if (names.length === 0) return undefined;
  const wanted = names.flatMap((name) => [name, categoryTag(name)]).map((name) => name.toLowerCase());
  const carried = db
    .select({ one: sql`1` })
    .from(assetTags)
    .innerJoin(tags, eq(tags.id, assetTags.tagId))
    .where(and(eq(assetTags.assetId, assets.id), inArray(sql`lower(${tags.name})`, wanted)));
  return exists(carried);
}
