import { index, pgTable } from 'drizzle-orm/pg-core';
import { homePromoModel } from 'shared-kit/rules/models/homePromo';
import { ordered } from '../../content/columns';
import { columnsOf } from '../../content/columnsOf';

/** Promos on hotels' home pages. */
export const homePromos = pgTable('home_promos', { ...ordered(), ...columnsOf(homePromoModel.fields) }, (table) => [
  index('home_promos_order').on(table.propertyId, table.archived, table.sortIndex),
]);
