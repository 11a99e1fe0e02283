import { index, pgTable } from 'drizzle-orm/pg-core';
import { listModel } from 'shared-kit/rules/models/list';
import { ordered } from '../../content/columns';
import { columnsOf } from '../../content/columnsOf';

/** Blocks of content that chosen pages show. */
export const lists = pgTable('lists', { ...ordered(), ...columnsOf(listModel.fields) }, (table) => [
  index('lists_order').on(table.propertyId, table.archived, table.sortIndex),
]);
