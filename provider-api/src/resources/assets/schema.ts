import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { alphabetical } from '../../base/storage/alphabetical';
import { id, stamps } from '../../base/storage/columns';

/** A smaller picture of an asset, made at upload: where it is stored and its size in pixels. */
export interface Rendition {
  key: string;
  width: number;
  height: number;
}

export const assets = pgTable(
  'assets',
  {
    id: id(),
    name: text('name').notNull(),
    filename: text('filename').notNull(),
    filesize: integer('filesize').notNull(),
    filetype: text('filetype').notNull(),
    storageKey: text('storage_key').notNull(),
    alt: text('alt'),
    description: text('description'),
    width: integer('width'),
    height: integer('height'),
    /** By purpose; `thumb` is what lists and pickers show. */
    renditions: jsonb('renditions').$type<Record<string, Rendition>>().notNull().default({}),
    ...stamps(),
  },
  (table) => [
    uniqueIndex('assets_storage_key').on(table.storageKey),
    index('assets_filetype').on(table.filetype),
    // The order of the library.
    index('assets_created').on(table.createdAt),
  ],
);

/** Tag names as stored: a category is a tag whose name begins with `cat#` (OP-49). */
export const tags = pgTable('tags', { id: id(), name: text('name').notNull() }, (table) => [
  uniqueIndex('tags_name').on(table.name),
  index('tags_order').on(alphabetical(table.name), table.id),
]);

export const assetTags = pgTable(
  'asset_tags',
  {
    assetId: text('asset_id')
      .notNull()
      .references(() => assets.id, { onDelete: 'cascade' }),
    tagId: text('tag_id')
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.assetId, table.tagId] }), index('asset_tags_tag').on(table.tagId)],
);

/**
 * Which items refer to which files, by table and id. Triggers maintain it, so that every write to an item is tracked,
 * even by the program of the previous release; a deleted file stays listed, as in the item.
 */
export const assetUses = pgTable(
  'asset_uses',
  {
    assetId: text('asset_id').notNull(),
    tableName: text('table_name').notNull(),
    itemId: text('item_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.assetId, table.tableName, table.itemId] }),
    index('asset_uses_item').on(table.tableName, table.itemId),
  ],
);
