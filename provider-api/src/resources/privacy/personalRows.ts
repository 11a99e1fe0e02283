import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Maximum entries of a list without its own limit: the newest. */
export const LIST_LIMIT = 500;

/** Whether a column that holds an `Editor` names this person. */
export const isBy = (column: PgColumn, userId: string) => sql<boolean>`${column} ->> 'id' = ${userId}`;
