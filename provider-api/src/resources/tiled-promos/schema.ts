import { index, pgTable } from 'drizzle-orm/pg-core';
import { tiledPromoModel } from 'shared-kit/rules/models/tiledPromo';
import { ordered } from '../../content/columns';
import { columnsOf } from '../../content/columnsOf';

/** Tiled promos of six types, each ordered separately. */
export const tiledPromos = pgTable('tiled_promos', { ...ordered(), ...columnsOf(tiledPromoModel.fields) }, (table) => [
  index('tiled_promos_order').on(table.propertyId, table.type, table.archived, table.sortIndex),
]);
