import { bigserial, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { SecurityEvent, SecurityOutcome } from 'shared-kit/rules/securityEvents';
import { instant } from '../../base/storage/columns';

/**
 * Who did what, when and from where, as far as it is about access. Names are stored as text and nothing references another table,
 * so that an entry outlives what it describes.
 */
export const securityLog = pgTable(
  'security_log',
  {
    /** A running number, which orders entries of the same instant. */
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    event: text('event').$type<SecurityEvent>().notNull(),
    outcome: text('outcome').$type<SecurityOutcome>().notNull(),
    byId: text('by_id'),
    byName: text('by_name'),
    aboutKind: text('about_kind'),
    aboutId: text('about_id'),
    aboutName: text('about_name'),
    detail: text('detail'),
    address: text('address'),
    agent: text('agent'),
    times: integer('times').notNull().default(1),
  },
  (table) => [
    index('security_log_at').on(table.at, table.id),
    index('security_log_event').on(table.event, table.at, table.id),
    index('security_log_by').on(table.byId, table.event, table.at),
  ],
);
