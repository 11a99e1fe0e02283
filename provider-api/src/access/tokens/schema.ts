import { boolean, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { properties } from '../places/schema';
import { alphabetical } from '../../base/storage/alphabetical';
import { id, instant, stamps } from '../../base/storage/columns';

/** A token with which another program reads published content (document 1 §3, OP-52). */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: id(),
    name: text('name').notNull(),
    /** The hash that the token of a call is compared with. */
    tokenHash: text('token_hash').notNull(),
    /** The token itself, encrypted: it can be revealed again. */
    sealed: text('sealed').notNull(),
    allProperties: boolean('all_properties').notNull(),
    /** Null for a token that never expires. */
    expiresOn: instant('expires_on'),
    lastUsedOn: instant('last_used_on'),
    /** The warnings about its expiry that its owner has received, each sent once. */
    warned: text('warned', { enum: ['soon', 'expired'] }),
    ...stamps(),
  },
  (table) => [
    uniqueIndex('api_tokens_token').on(table.tokenHash),
    index('api_tokens_order').on(alphabetical(table.name), table.id),
  ],
);

export type TokenRow = typeof apiTokens.$inferSelect;

/** The properties that a token reads, unless it reads all. */
export const apiTokenProperties = pgTable(
  'api_token_properties',
  {
    tokenId: text('token_id')
      .notNull()
      .references(() => apiTokens.id, { onDelete: 'cascade' }),
    propertyId: text('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.tokenId, table.propertyId] })],
);
