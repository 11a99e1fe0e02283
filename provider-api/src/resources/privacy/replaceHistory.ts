import { and, eq, inArray } from 'drizzle-orm';
import type { Delta } from '../../access/history/delta';
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
  const keptPerson = people.find(({ name }) => name === FORMER_COLLEAGUE) ?? people[0];
  const otherIds = people.flatMap(({ id }) => (id === keptPerson?.id ? [] : [id]));
  if (keptPerson && otherIds.length > 0) {
    await tx.update(versions).set({ person: keptPerson.id }).where(inArray(versions.person, otherIds));
    await tx.delete(versionPeople).where(inArray(versionPeople.id, otherIds));
  }
  if (keptPerson) await tx.update(versionPeople).set({ name: FORMER_COLLEAGUE }).where(eq(versionPeople.id, keptPerson.id));
  const item = and(eq(versionItems.kind, 'users'), eq(versionItems.itemId, userId));
  const userVersions = await tx
    .select({ id: versions.id, delta: versions.delta })
    .from(versions)
    .innerJoin(versionItems, eq(versionItems.id, versions.item))
    .where(item);
  for (const { id, delta } of userVersions) {
    const stripped = withoutNames(delta);
    if (stripped !== delta) await tx.update(versions).set({ delta: stripped }).where(eq(versions.id, id));
  }
  await tx.update(versionItems).set({ name: FORMER_COLLEAGUE }).where(item);
}

const NAMES = ['email', 'firstName', 'lastName'];

/** A stored delta without names and addresses. Not in SQL: it may contain an unpaired surrogate, which the database rejects
 * as JSON. */
function withoutNames(text: string | null): string | null {
  const delta = text === null ? [] : Object.entries(JSON.parse(text) as Delta);
  const stripped = delta.filter(([field]) => !NAMES.includes(field));
  return stripped.length === delta.length ? text : JSON.stringify(Object.fromEntries(stripped));
}
