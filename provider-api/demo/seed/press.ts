import { presses } from '../../src/resources/presses/schema';
import { reviews } from '../copy/press';
import { placeIn } from './orders';
import { inBatches, localise, onDay, type Plan, type Seeded } from './plan';
import { flagsOf } from './shown';

/** Press reviews of every restaurant: published ones, a draft and an archived one. */
export async function seedPress({ db, now, by }: Plan, restaurants: Seeded[], media: Map<string, string>): Promise<void> {
  const rows = restaurants.flatMap((restaurant) => {
    const next = placeIn();
    return reviews.map((own): typeof presses.$inferInsert => {
      const pdf = own.pdf && media.get(own.pdf);
      return {
        propertyId: restaurant.id,
        sortIndex: next('press', own.state === 'archived'),
        title: localise(own.title, restaurant),
        publisher: own.publisher,
        body: `<p>${localise(own.text, restaurant)}</p>`,
        displayOnHomepage: own.home ?? false,
        url: own.path ? `https://www.${own.publisher.toLowerCase().replace(/[^a-z]+/g, '-')}.example/${own.path}` : null,
        publishDate: onDay(now, -own.ago).slice(0, 10),
        pdf: pdf ? { assetId: pdf } : null,
        ...flagsOf(own.state),
        updatedBy: by,
      };
    });
  });
  for (const batch of inBatches(rows)) await db.insert(presses).values(batch);
}
