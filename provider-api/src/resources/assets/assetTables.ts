import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { properties } from '../../access/places/schema';
import { sharedSpecials } from '../shared-specials/schema';

/** A table whose rows may reference assets. */
export interface AssetTable {
  resource: string;
  table: PgTable;
  /** The last part of the API's address, e.g. `home-promos`. */
  path: string;
}

/** The registered tables by name. */
export const registeredTables = new Map<string, AssetTable>();

/**
 * Registers a table whose rows may reference assets; the table has the trigger `asset_uses`. Every resource with a picture or a
 * document calls it once; calling it again changes nothing.
 */
export function registerAssetTable(resource: string, table: PgTable, path: string): void {
  registeredTables.set(getTableName(table), { resource, table, path });
}

registerAssetTable('property', properties, 'properties');
registerAssetTable('shared_special', sharedSpecials, 'shared-specials');

/** Every table whose rows may reference assets. */
export const tablesWithAssets = (): PgTable[] => [...registeredTables.values()].map(({ table }) => table);
