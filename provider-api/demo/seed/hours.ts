import { slotsToSave } from 'shared-kit/rules/hoursSlots';
import { hours } from '../../src/resources/hours/schema';
import { openingHours } from '../copy/hours';
import type { Plan, Seeded } from './plan';

/** The opening hours of the restaurants: published with and without their message, unpublished, and for one house none. */
export async function seedHours({ db, by }: Plan, restaurants: Seeded[]): Promise<void> {
  const rows = restaurants.flatMap(({ id, slug }): (typeof hours.$inferInsert)[] =>
    openingHours
      .filter(({ houses }) => houses.includes(slug))
      .map(({ published, message, messagePublished = false, slots }) => ({
        propertyId: id,
        published,
        message: message ? `<p>${message}</p>` : null,
        messagePublished,
        timeSlots: slotsToSave(slots),
        updatedBy: by,
      })),
  );
  await db.insert(hours).values(rows);
}
