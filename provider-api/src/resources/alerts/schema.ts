import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { flags } from '../../content/columns';
import { properties } from '../../access/places/schema';
import { id, stamps } from '../../base/storage/columns';

/** An alert that the sites of properties show (document 1 §3). */
export const alerts = pgTable(
  'alerts',
  {
    id: id(),
    name: text('name').notNull(),
    displayAs: text('display_as', { enum: ['modal_window', 'header_bar', 'both'] })
      .notNull()
      .default('modal_window'),
    ...flags(),
    sortIndex: integer('sort_index').notNull(),
    headerBar: jsonb('header_bar').$type<Record<string, unknown>>().notNull(),
    modal: jsonb('modal').$type<Record<string, unknown>>().notNull(),
    ...stamps(),
  },
  (table) => [index('alerts_order').on(table.archived, table.sortIndex)],
);

/** The alert assigned to a property, and whether it overrides the global alert (OP-42). */
export const alertAssignments = pgTable(
  'alert_assignments',
  {
    propertyId: text('property_id')
      .primaryKey()
      .references(() => properties.id, { onDelete: 'cascade' }),
    alertId: text('alert_id')
      .notNull()
      .references(() => alerts.id, { onDelete: 'cascade' }),
    override: boolean('override').notNull().default(false),
  },
  (table) => [index('alert_assignments_alert').on(table.alertId)],
);

/** At most one row: the alert that every property shows. */
export const globalAlert = pgTable('global_alert', {
  id: text('id', { enum: ['global'] }).primaryKey(),
  alertId: text('alert_id')
    .notNull()
    .references(() => alerts.id, { onDelete: 'cascade' }),
});
