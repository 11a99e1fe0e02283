import { index, pgTable } from 'drizzle-orm/pg-core';
import { pressModel } from 'shared-kit/rules/models/press';
import { ordered } from '../../content/columns';
import { columnsOf } from '../../content/columnsOf';

/** Press items about restaurants. */
export const presses = pgTable('presses', { ...ordered(), ...columnsOf(pressModel.fields) }, (table) => [
  index('presses_order').on(table.propertyId, table.archived, table.sortIndex),
]);
