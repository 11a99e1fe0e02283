import { and, eq, inArray, sql } from 'drizzle-orm';
import { versionItems, versionPeople, versions } from '../../access/history/schema';
import type { Database } from '../../base/storage/database';
import { FORMER_COLLEAGUE } from 'shared-kit/rules/former';

/** Renames a person in the history: as the one who changed things, whatever they were called then, and as what was changed. */
export async function replaceHistory(tx: Database, userId: string): Promise<void> {
  const people = await tx
    .select()
    .from(versionPeople)
    .where(eq(versionPeople.userId, userId))
    .orderBy(versionPeople.id)
    .for('update');
  const kept = people.find(({ name }) => name === FORMER_COLLEAGUE) ?? people[0];
  const others = people.flatMap(({ id }) => (id === kept?.id ? [] : [id]));
  if (kept && others.length > 0) {
    await tx.update(versions).set({ person: kept.id }).where(inArray(versions.person, others));
    await tx.delete(versionPeople).where(inArray(versionPeople.id, others));
  }
  if (kept) await tx.update(versionPeople).set({ name: FORMER_COLLEAGUE }).where(eq(versionPeople.id, kept.id));
  const item = and(eq(versionItems.kind, 'users'), eq(versionItems.itemId, userId));
  await tx
    .update(versions)
    .set({ delta: sql`(${versions.delta}::jsonb - 'email' - 'firstName' - 'lastName')::text` })
    .where(inArray(versions.item, tx.select({ id: versionItems.id }).from(versionItems).where(item)));
  await tx.update(versionItems).set({ name: FORMER_COLLEAGUE }).where(item);
}
