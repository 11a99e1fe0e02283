import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * A text as lists are ordered by it: `beach` comes between `Alder` and `Cove`. Byte by byte it would come after every
 * capital letter.
 */
export const ignoringCase = (text: PgColumn): SQL<string> => sql`lower(${text})`;
