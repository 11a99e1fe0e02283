import { bigint, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from '../../base/storage/columns';
import { users } from '../users/schema';

/** Maximum characters of a browser's random name. */
export const BROWSER_MAX = 64;

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
    /** The browser's own JSON, as it was sent; empty after a discard, so that writes sent before it are recognised as late. */
    content: text('content').notNull(),
    /** The random name of the browser that sent it, and the number of this write among that browser's. */
    browser: text('browser').notNull().default(''),
    nth: bigint('nth', { mode: 'number' }).notNull().default(0),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [uniqueIndex('drafts_form').on(table.userId, table.path), index('drafts_saved').on(table.savedAt)],
);
