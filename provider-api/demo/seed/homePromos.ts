import { homePromoModel } from 'shared-kit/rules/models/homePromo';
import { initialOf } from 'shared-kit/rules/models/settle';
import { homePromos as table } from '../../src/resources/home-promos/schema';
import { homePromos, type HomePromo } from '../copy/homePromos';
import { altOf } from '../pictures';
import { placeIn } from './orders';
import { inBatches, localise, type Plan, type Seeded } from './plan';
import { shownOn } from './shown';

/** The home pages of every hotel: more live promos than a page shows, and one in every other state. */
export async function seedHomePromos(plan: Plan, hotels: Seeded[], media: Map<string, string>): Promise<void> {
  const rows = hotels.flatMap((hotel) => {
    const next = placeIn();
    return homePromos.map((own) => rowOf(plan, hotel, own, next('promo', own.state === 'archived'), media));
  });
  for (const batch of inBatches(rows)) await plan.db.insert(table).values(batch);
}

function rowOf(
  { now, by }: Plan,
  hotel: Seeded,
  own: HomePromo,
  sortIndex: number,
  media: Map<string, string>,
): typeof table.$inferInsert {
  const assetId = media.get(own.picture);
  const link = { linkUrl: `${hotel.url}/${own.page}`, trackingTag: `home-${own.page.replaceAll('/', '-')}` };
  return {
    propertyId: hotel.id,
    sortIndex,
    title: localise(own.title, hotel),
    hideTitle: own.hideTitle ?? false,
    paragraph: `<p>${localise(own.text, hotel)}</p>`,
    ...shownOn(now, own),
    promoFlag: own.flag ?? null,
    images: assetId ? [{ assetId, alt: altOf.get(own.picture) ?? own.title }] : [],
    cta: { ...initialOf(homePromoModel.fields.cta), ...link, addDatePickerPopup: own.bookable ?? false },
    updatedBy: by,
  };
}
