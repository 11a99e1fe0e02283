import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Maximum entries of lists without their own bound: the newest. */
export const NEWEST = 500;

/** Whether a column that holds an `Editor` names this person. */
export const isBy = (column: PgColumn, userId: string) => sql<boolean>`${column} ->> 'id' = ${userId}`;
