import { bigserial, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../../base/storage/columns';

/** Every item that has a history. A row outlives its item, so that its history can still be read. */
export const versionItems = pgTable(
  'version_items',
  {
    id: serial('id').primaryKey(),
    /** The last part of its list's address: `specials`, `properties`, `users`. */
    kind: text('kind').notNull(),
    itemId: text('item_id').notNull(),
    /** The property that it belongs to; null for what belongs to none. A property belongs to itself. */
    propertyId: text('property_id'),
    /** Its last name. */
    name: text('name').notNull(),
  },
  (table) => [
    uniqueIndex('version_items_item').on(table.kind, table.itemId),
    index('version_items_property').on(table.propertyId),
  ],
);

/** Whoever changed something, by their name at that time. A version contains no other person's name. */
export const versionPeople = pgTable(
  'version_people',
  { id: serial('id').primaryKey(), userId: text('user_id').notNull(), name: text('name').notNull() },
  (table) => [uniqueIndex('version_people_person').on(table.userId, table.name)],
);

/**
 * Every change of every item (docs/decisions/history.md). Narrow on purpose: item and person have separate tables, and
 * only the differences between two states of an item are stored.
 */
export const versions = pgTable(
  'versions',
  {
    /** Counts up: the order of what happened to one item. */
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    item: integer('item')
      .notNull()
      .references(() => versionItems.id),
    /** Null: the product itself. */
    person: integer('person').references(() => versionPeople.id),
    /** The item's version after the change; a move, a deletion and a return from the bin leave it as it was. */
    version: integer('version').notNull(),
    action: text('action').notNull(),
    /** What one call did to several items. */
    groupId: text('group_id'),
    /** A `Delta` as JSON; null when there was no earlier state, or it is not known. */
    delta: text('delta'),
  },
  (table) => [
    index('versions_item').on(table.item, table.id),
    index('versions_person').on(table.person, table.id),
    index('versions_at').on(table.at),
  ],
);
