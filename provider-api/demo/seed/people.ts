import { inBatches, type Plan, type Seeded } from './plan';
import { permissions, users } from '../../src/access/users/schema';
import { type Grant, people } from '../copy/people';

const weight = { r: 1, rw: 2, rwx: 3 };

/** The rights of one person: one entry for each resource and property; the largest grant wins. */
function entriesOf(userId: string, grants: Grant[], properties: Seeded[]): (typeof permissions.$inferInsert)[] {
  const largest = new Map<string, { resource: string; permissionableId: string | null; flags: Grant['flags'] }>();
  for (const { resources, flags, on } of grants) {
    const targets = on ? properties.filter(on).map(({ id }) => id) : [null];
    for (const resource of resources) {
      for (const permissionableId of targets) {
        const place = `${resource} ${permissionableId}`;
        if (weight[flags] > weight[largest.get(place)?.flags ?? 'r'] || !largest.has(place))
          largest.set(place, { resource, permissionableId, flags });
      }
    }
  }
  return [...largest.values()].map(({ flags, ...entry }) => ({
    ...entry,
    userId,
    r: true,
    w: flags !== 'r',
    x: flags === 'rwx',
  }));
}

/** People with different rights. They share one password hash: hashing is slow on purpose. */
export async function seedPeople({ db, by }: Plan, properties: Seeded[], passwordHash: string): Promise<void> {
  const stored = await db
    .insert(users)
    .values(
      people.map(({ email, firstName, lastName }, index) => ({
        ...(index === 0 && { id: by.id }),
        email,
        firstName,
        lastName,
        passwordHash,
      })),
    )
    .returning();
  const entries = stored.flatMap(({ id, email }) => {
    const person = people.find((own) => own.email === email);
    return person ? entriesOf(id, person.grants, properties) : [];
  });
  for (const batch of inBatches(entries)) await db.insert(permissions).values(batch);
}
