import { normaliseName } from 'shared-kit/rules/normaliseName';
import type { SQL } from 'drizzle-orm';
import { and, eq, sql } from 'drizzle-orm';
import { quoted } from '../base/shorten';
import type { Database } from '../base/storage/database';
import { conflict } from '../http/errors';
import { matchAnyCase } from '../http/filters';
import { column, type ChangePlace, type ContentDefinition, type ContentTable, type Values } from './definition';

type NamedKind = Pick<ContentDefinition, 'table' | 'singular' | 'hasOwnName'>;

/** Selects the items of a property with a name, whatever its case. */
export const matchName = (table: ContentTable, propertyId: string, name: string): SQL | undefined =>
  and(eq(table.propertyId, propertyId), matchAnyCase(column(table, 'name'), [normaliseName(name)]));

/** Whether another item of the kind has a name in a property, whatever its case. @param id the item itself */
export async function isNameTaken(
  db: Database,
  table: ContentTable,
  propertyId: string,
  name: string,
  id = '',
): Promise<boolean> {
  const isSame = and(matchName(table, propertyId, name), sql`${table.id} <> ${id}`);
  return (await db.select({ id: table.id }).from(table).where(isSame).limit(1)).length > 0;
}

/**
 * For kinds that people choose by their name alone, such as calendars: each name is used once in a property. Those that shared a name
 * before keep it.
 * @throws 409 for a name that is taken
 */
export async function checkOwnName(
  db: Database,
  { table, singular, hasOwnName }: NamedKind,
  sent: Values,
  { property, stored }: Pick<ChangePlace, 'property' | 'stored'>,
): Promise<void> {
  const name = typeof sent.name === 'string' ? normaliseName(sent.name) : '';
  if (!hasOwnName || name === '' || name === stored?.name) return;
  if (!(await isNameTaken(db, table, property.id, name, stored?.id))) return;
  throw conflict(
    `${quoted(property.name)} already has ${/^[aeiouF]/.test(singular) ? 'an' : 'a'} ${singular} “${quoted(name)}”. Choose another name, or use that one.`,
    { name: 'Already taken' },
  );
}
