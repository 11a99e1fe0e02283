import { normaliseName } from 'shared-kit/rules/normaliseName';
import { asc, eq } from 'drizzle-orm';
import { quoted } from '../base/shorten';
import { withArticle } from '../base/withArticle';
import type { Database } from '../base/storage/database';
import { conflict } from '../http/errors';
import { column, type ChangePlace, type ContentDefinition, type ContentTable, type Values } from './definition';

type NamedKind = Pick<ContentDefinition, 'table' | 'singular' | 'hasUniqueName'>;

/**
 * Whether two names look the same, whatever their case. A stored name may be unnormalised, since earlier versions
 * stored names as they were typed.
 */
export const isSameName = (one: string, other: string): boolean =>
  normaliseName(one).toLowerCase() === normaliseName(other).toLowerCase();

/**
 * Finds another item of a kind by its name in a property, whatever its case; of several, the first in the order.
 * @param id the item itself
 * @returns its id
 */
export async function findNamesake(
  db: Database,
  table: ContentTable,
  propertyId: string,
  name: string,
  id = '',
): Promise<string | undefined> {
  const names = await db
    .select({ id: table.id, name: column(table, 'name') })
    .from(table)
    .where(eq(table.propertyId, propertyId))
    .orderBy(asc(table.sortIndex));
  return names.find((other) => other.id !== id && isSameName(String(other.name), name))?.id as string | undefined;
}

/**
 * For kinds that people choose by their name alone, such as calendars: each name is used once in a property. Items that
 * already share a name keep it.
 * @throws 409 for a name that is taken
 */
export async function checkUniqueName(
  db: Database,
  { table, singular, hasUniqueName }: NamedKind,
  sent: Values,
  { property, stored }: Pick<ChangePlace, 'property' | 'stored'>,
): Promise<void> {
  const name = typeof sent.name === 'string' ? normaliseName(sent.name) : '';
  if (!hasUniqueName || name === '' || name === stored?.name) return;
  if (!(await findNamesake(db, table, property.id, name, stored?.id))) return;
  throw conflict(
    `${quoted(property.name)} already has ${withArticle(singular)} “${quoted(name)}”. Choose another name, or use that one.`,
    { name: 'Already taken' },
  );
}
