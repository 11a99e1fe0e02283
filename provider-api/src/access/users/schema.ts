import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { properties } from '../places/schema';
import { alphabetical } from '../../base/storage/alphabetical';
import { id, stamps } from '../../base/storage/columns';

export const users = pgTable(
  'users',
  {
    id: id(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    passwordHash: text('password_hash').notNull(),
    ...stamps(),
  },
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    index('users_order').on(alphabetical(table.lastName), alphabetical(table.firstName), table.id),
  ],
);

/** One row per right: on a resource everywhere, or on one property. `*` stands for every resource (document 1 §6). */
export const permissions = pgTable(
  'permissions',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    resource: text('resource').notNull(),
    permissionableId: text('permissionable_id').references(() => properties.id, { onDelete: 'cascade' }),
    r: boolean('r').notNull(),
    w: boolean('w').notNull(),
    x: boolean('x').notNull(),
  },
  (table) => [
    uniqueIndex('permissions_entry').on(table.userId, table.resource, sql`coalesce(${table.permissionableId}, '')`),
    index('permissions_property').on(table.permissionableId),
  ],
);
