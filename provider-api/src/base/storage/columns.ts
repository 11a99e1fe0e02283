import { customType, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { randomUUID } from 'node:crypto';

/** Who changed an item last, as it is answered (`updated_by`). Kept as written, so that it outlives the user. */
export interface Editor {
  id: string;
  name: string;
}

/** `2026-11-21 09:30:00.5+00`, as a database in UTC writes it. */
const IN_UTC = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,3})?\+00$/;

/** An instant of the database in the wire's words. The usual form is rewritten; whatever else there is, `Date` reads. */
function isoOf(text: string): string {
  if (!IN_UTC.test(text)) return new Date(text).toISOString();
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).padEnd(3, '0')}Z`;
}

/**
 * An instant: `timestamptz` in the database, ISO 8601 UTC text (`2026-11-21T09:30:00.000Z`) everywhere in the program.
 * Both drivers hand timestamps over as text, in forms that only `Date` reads alike.
 */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp(3) with time zone',
  toDriver: (value) => value,
  fromDriver: isoOf,
});

/** An opaque identifier made by the server unless one is given. */
export const id = () => text('id').primaryKey().$defaultFn(randomUUID);

const now = () => new Date().toISOString();

/** The columns of every item: version and stamps (api-contract §1, 'every item'). */
export const stamps = () => ({
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull().$defaultFn(now),
  updatedAt: instant('updated_at').notNull().$defaultFn(now),
  updatedBy: jsonb('updated_by').$type<Editor | null>(),
});
