import { index, pgTable } from 'drizzle-orm/pg-core';
import { menuModel } from 'shared-kit/rules/models/menu';
import { ordered } from '../../content/columns';
import { columnsOf } from '../../content/columnsOf';

/** Menus of restaurants. */
export const menus = pgTable('menus', { ...ordered(), ...columnsOf(menuModel.fields) }, (table) => [
  index('menus_order').on(table.propertyId, table.archived, table.sortIndex),
]);
