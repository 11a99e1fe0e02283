import { lists } from '../../src/resources/lists/schema';
import { blocks } from '../copy/lists';
import { placeIn } from './orders';
import { inBatches, localise, type Plan, type Seeded } from './plan';
import { shownOn } from './shown';

/** Blocks of content for the pages of every hotel: live, scheduled, ended, a draft and an archived one. */
export async function seedLists({ db, now, by }: Plan, hotels: Seeded[]): Promise<void> {
  const rows = hotels.flatMap((hotel) => {
    const next = placeIn();
    return blocks.map((own): typeof lists.$inferInsert => ({
      propertyId: hotel.id,
      sortIndex: next('list', own.state === 'archived'),
      title: own.title,
      header: localise(own.header, hotel),
      content: `<ul>${own.items.map((item) => `<li>${localise(item, hotel)}</li>`).join('')}</ul>`,
      pageDisplayedOn: own.pages,
      ...shownOn(now, own),
      updatedBy: by,
    }));
  });
  for (const batch of inBatches(rows)) await db.insert(lists).values(batch);
}
