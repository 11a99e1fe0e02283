import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { TimeSlot } from 'shared-kit/rules/entities';
import { properties } from '../../access/places/schema';
import { id, stamps } from '../../base/storage/columns';

/** The opening hours of a restaurant: one record at most (document 3 §3, OP-107). */
export const hours = pgTable('hours', {
  id: id(),
  propertyId: text('property_id')
    .notNull()
    .unique('hours_one')
    .references(() => properties.id, { onDelete: 'cascade' }),
  published: boolean('published').notNull().default(false),
  message: text('message'),
  messagePublished: boolean('message_published').notNull().default(false),
  timeSlots: jsonb('time_slots').$type<TimeSlot[]>().notNull().default([]),
  ...stamps(),
});
