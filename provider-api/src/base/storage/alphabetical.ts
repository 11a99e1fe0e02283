import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * The plain letters of a text: what `withoutAccents` in shared-kit/rules/contains returns, in SQL. A database with another encoding
 * than UTF8 leaves the text as it is (migration 0038).
 */
export const columnWithoutAccents = (text: PgColumn | SQL): SQL<string> => sql`plain_letters(${text})`;

/**
 * A text as lists are ordered by it: `beach` comes between `Alder` and `Cove`, and `Éclat` before `Fern`. Byte by byte, small letters
 * would come after every capital letter, and letters with accents after both.
 */
export const alphabetical = (text: PgColumn): SQL<string> => sql`lower(${columnWithoutAccents(text)})`;
