import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from '../../base/storage/columns';
import { users } from '../users/schema';

/** What somebody typed into a form and has not saved, so that it follows them to another browser (OP-130). */
export const drafts = pgTable(
  'drafts',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address of the form. */
    path: text('path').notNull(),
    /** JSON of the browser's own, as it was sent. */
    content: text('content').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [uniqueIndex('drafts_form').on(table.userId, table.path), index('drafts_saved').on(table.savedAt)],
);
