import { index, pgTable } from 'drizzle-orm/pg-core';
import { calendarModel } from 'shared-kit/rules/models/calendar';
import { ordered } from '../../content/columns';
import { columnsOf } from '../../content/columnsOf';

/** Calendars; ordered by creation. */
export const calendars = pgTable('calendars', { ...ordered(), ...columnsOf(calendarModel.fields) }, (table) => [
  index('calendars_order').on(table.propertyId, table.sortIndex),
]);
