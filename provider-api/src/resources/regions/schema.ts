import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, stamps } from '../../base/storage/columns';

export const regions = pgTable('regions', { id: id(), name: text('name').notNull(), ...stamps() }, (table) => [
  uniqueIndex('regions_name').on(sql`lower(${table.name})`),
]);
