import { index, pgTable } from 'drizzle-orm/pg-core';
import { restaurantEventModel } from 'shared-kit/rules/models/restaurantEvent';
import { ordered } from '../../content/columns';
import { columnsOf } from '../../content/columnsOf';

/** Events of restaurants. */
export const events = pgTable('events', { ...ordered(), ...columnsOf(restaurantEventModel.fields) }, (table) => [
  index('events_order').on(table.propertyId, table.archived, table.sortIndex),
]);
