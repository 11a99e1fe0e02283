import { and, eq, inArray } from 'drizzle-orm';
import type { Authority } from 'shared-kit/rules/permissions';
import { mayDo } from '../../access/history/kindRights';
import { properties } from '../../access/places/schema';
import type { Database } from '../../base/storage/database';
import { bin, type BinEntry } from '../../content/bin/schema';
import { historyKind } from './kinds';

/** An entry of the bin as it is returned. */
export type PresentedEntry = Awaited<ReturnType<typeof presentEntries>>[number];

/** Entries of the bin, each with the name of its property, even of one that is in the bin, and whether the caller may restore it. */
export async function presentEntries(db: Database, authority: Authority, entries: BinEntry[]) {
  const names = await namesOf(db, entries);
  return entries.map(({ id, kind, itemId, propertyId, name, deletedAt, deletedBy, expiresOn }) => {
    const belongsTo = kind === 'properties' ? null : propertyId;
    const property = belongsTo === null ? null : { id: belongsTo, ...(names.get(belongsTo) ?? { name: null, is_gone: true }) };
    const rights = historyKind(kind);
    const mayWrite = Boolean(rights?.table && mayDo(authority, 'WRITE', rights, propertyId));
    return {
      id,
      kind,
      item_id: itemId,
      property_id: propertyId,
      property,
      name,
      deleted_at: deletedAt,
      deleted_by: deletedBy,
      expires_on: expiresOn,
      may_restore: mayWrite && !property?.is_gone,
    };
  });
}

/** The names of the entries' properties; those in neither table were deleted for good. */
async function namesOf(db: Database, entries: BinEntry[]): Promise<Map<string, { name: string; is_gone: boolean }>> {
  const ids = [...new Set(entries.flatMap(({ propertyId }) => propertyId ?? []))];
  if (ids.length === 0) return new Map();
  const binned = await db
    .select({ id: bin.itemId, name: bin.name })
    .from(bin)
    .where(and(eq(bin.kind, 'properties'), inArray(bin.itemId, ids)));
  const existing = await db
    .select({ id: properties.id, name: properties.name })
    .from(properties)
    .where(inArray(properties.id, ids));
  const names = new Map<string, { name: string; is_gone: boolean }>();
  for (const { id, name } of binned) names.set(id, { name, is_gone: true });
  for (const { id, name } of existing) names.set(id, { name, is_gone: false });
  return names;
}
