import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../base/storage/database';
import { conflict } from '../http/errors';
import { column, type ChangePlace, type ContentTable, type Values } from './definition';

/**
 * For kinds that people choose by their name alone, such as calendars: one of a property has a name, whatever its case. Those
 * that shared a name before keep it.
 * @returns the first processing of a kind (`prepare`), which throws 409 for a name that is taken
 */
export const ownName =
  (table: ContentTable, one: string) =>
  async (db: Database, sent: Values, { property, stored }: ChangePlace): Promise<Values> => {
    const name = typeof sent.name === 'string' ? sent.name.trim() : '';
    if (name === '' || name === stored?.name) return sent;
    const same = and(
      eq(table.propertyId, property.id),
      eq(sql`lower(${column(table, 'name')})`, name.toLowerCase()),
      sql`${table.id} <> ${stored?.id ?? ''}`,
    );
    const [taken] = await db.select({ id: table.id }).from(table).where(same).limit(1);
    if (taken)
      throw conflict(
        `${property.name} has ${/^[aeiouF]/.test(one) ? 'an' : 'a'} ${one} “${name}” already. Choose another name, or use that one.`,
        {
          name: 'Already taken',
        },
      );
    return sent;
  };
