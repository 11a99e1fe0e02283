import { RESTAURANT_EVENT_CTAS } from 'shared-kit/rules/options';
import { toPreset } from 'shared-kit/rules/presets';
import { events } from '../../src/resources/events/schema';
import { evenings, type Evening } from '../copy/restaurantEvents';
import { altOf } from '../pictures';
import { placeIn } from './orders';
import { inBatches, localise, type Plan, type Seeded } from './plan';
import { shownOn } from './shown';

/** What every restaurant puts on: live, scheduled, over, a draft and an archived event. */
export async function seedRestaurantEvents(plan: Plan, restaurants: Seeded[], media: Map<string, string>): Promise<void> {
  const rows = restaurants.flatMap((restaurant) => {
    const next = placeIn();
    return evenings.map((own) => rowOf(plan, restaurant, own, next('event', own.state === 'archived'), media));
  });
  for (const batch of inBatches(rows)) await plan.db.insert(events).values(batch);
}

function rowOf(
  { now, by }: Plan,
  restaurant: Seeded,
  own: Evening,
  sortIndex: number,
  media: Map<string, string>,
): typeof events.$inferInsert {
  const image = media.get(own.picture);
  const pdf = own.pdf && media.get(own.pdf);
  return {
    propertyId: restaurant.id,
    sortIndex,
    title: own.title,
    body: `<p>${localise(own.text, restaurant)}</p>`,
    displayOnHomepage: own.short !== undefined,
    shortDescription: own.short ?? null,
    cta: {
      type: own.cta ?? null,
      typeInput: toPreset(RESTAURANT_EVENT_CTAS, own.cta).text || null,
      linkUrl: own.cta ? `${restaurant.url}/tables` : null,
      opensInNewWindow: own.cta === 'Book Now',
    },
    ...shownOn(now, own),
    images: image ? [{ assetId: image, alt: altOf.get(own.picture) ?? own.title }] : [],
    pdf: pdf ? { assetId: pdf } : null,
    pdfLinkCopy: pdf ? 'See the menu' : null,
    pdfGaLink: pdf ? `event-${own.pdf}` : null,
    updatedBy: by,
  };
}
