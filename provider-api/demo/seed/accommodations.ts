import { NO_END } from 'shared-kit/rules/live';
import { accommodationModel } from 'shared-kit/rules/models/accommodation';
import { initialOf } from 'shared-kit/rules/models/settle';
import { accommodations } from '../../src/resources/accommodations/schema';
import { rooms, type Room } from '../copy/accommodations';
import { altOf } from '../pictures';
import { placeIn } from './orders';
import { inBatches, localise, onDay, type Plan, type Seeded } from './plan';

/** The rooms of every hotel: live, scheduled, drafts and archived ones. */
export async function seedAccommodations(plan: Plan, hotels: Seeded[], media: Map<string, string>): Promise<void> {
  const rows = hotels.flatMap((hotel) => {
    const next = placeIn();
    return rooms.map((own) => rowOf(plan, hotel, own, next(own.type, own.state === 'archived'), media));
  });
  for (const batch of inBatches(rows)) await plan.db.insert(accommodations).values(batch);
}

function rowOf(
  { now, by }: Plan,
  hotel: Seeded,
  own: Room,
  sortIndex: number,
  media: Map<string, string>,
): typeof accommodations.$inferInsert {
  const title = localise(own.title, hotel);
  const images = own.pictures.flatMap((slug) => {
    const assetId = media.get(slug);
    return assetId ? [{ assetId, alt: altOf.get(slug) ?? title, videoUrl: null }] : [];
  });
  return {
    propertyId: hotel.id,
    type: own.type,
    sortIndex,
    title,
    shortDescription: `<p>${localise(own.text, hotel)}</p>`,
    modal1Title: own.modal ? 'View Floorplan' : null,
    modal1Content: own.modal ? `<p>${own.modal}</p>` : null,
    startsOn: onDay(now, own.from ?? -200),
    endsOn: NO_END,
    doesNotEnd: true,
    published: own.state === undefined,
    archived: own.state === 'archived',
    promoFlag: own.flag ?? null,
    images: images.map((image, index) => ({ ...image, sortIndex: index })),
    cta: {
      ...initialOf(accommodationModel.fields.cta),
      type: own.cta ?? 'None',
      linkUrl: `${hotel.url}/rooms`,
      addDatePickerPopup: own.cta === 'Book Now',
    },
    updatedBy: by,
  };
}
