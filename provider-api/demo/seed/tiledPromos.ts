import { tiledPromoModel } from 'shared-kit/rules/models/tiledPromo';
import { initialOf } from 'shared-kit/rules/models/settle';
import { tiledPromos } from '../../src/resources/tiled-promos/schema';
import { tiles, type Tile } from '../copy/tiledPromos';
import { altOf } from '../pictures';
import { inBatches, localise, type Plan, type Seeded } from './plan';
import { placeIn } from './orders';
import { shownOn } from './shown';

/** The tiles of every hotel: live, scheduled, ended, drafts and archived ones. */
export async function seedTiledPromos(plan: Plan, hotels: Seeded[], media: Map<string, string>): Promise<void> {
  const rows = hotels.flatMap((hotel) => {
    const next = placeIn();
    return tiles.map((own) => rowOf(plan, hotel, own, next(own.type, own.state === 'archived'), media));
  });
  for (const batch of inBatches(rows)) await plan.db.insert(tiledPromos).values(batch);
}

function rowOf(
  { now, by }: Plan,
  hotel: Seeded,
  own: Tile,
  sortIndex: number,
  media: Map<string, string>,
): typeof tiledPromos.$inferInsert {
  const assetId = media.get(own.picture);
  const links = own.cta === 'None' ? {} : { linkUrl: `${hotel.url}/contact`, trackingTag: `tile-${own.type}` };
  return {
    propertyId: hotel.id,
    type: own.type,
    sortIndex,
    title: own.title,
    shortDescription: `<p>${localise(own.text, hotel)}</p>`,
    modal1Title: own.modal?.[0] ?? null,
    modal1Content: own.modal ? `<p>${own.modal[1]}</p>` : null,
    ...shownOn(now, own),
    images: assetId ? [{ assetId, alt: altOf.get(own.picture) ?? own.title }] : [],
    pdf: (own.pdf && media.get(own.pdf)) || null,
    pdfLinkTitle: own.pdf ? 'Download the details' : null,
    cta: { ...initialOf(tiledPromoModel.fields.cta), type: own.cta ?? 'None', ...links },
    updatedBy: by,
  };
}
