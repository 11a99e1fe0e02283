import { index, pgTable } from 'drizzle-orm/pg-core';
import { accommodationModel } from 'shared-kit/rules/models/accommodation';
import { ordered } from '../../content/columns';
import { columnsOf } from '../../content/columnsOf';

/** Accommodations of four types, each ordered separately. */
export const accommodations = pgTable('accommodations', { ...ordered(), ...columnsOf(accommodationModel.fields) }, (table) => [
  index('accommodations_order').on(table.propertyId, table.type, table.archived, table.sortIndex),
]);
