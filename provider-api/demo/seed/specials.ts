import { specialModel } from 'shared-kit/rules/models/special';
import { initialOf } from 'shared-kit/rules/models/settle';
import { specials } from '../../src/resources/specials/schema';
import { offers, type Offer } from '../copy/offers';
import { seriesOffers } from '../copy/series';
import { altOf } from '../pictures';
import { inBatches, localise, onDay, type Plan, type Seeded } from './plan';
import { shownOn } from './shown';

const LONG_LIST = { slug: 'hotel-marchmont', active: 112, archived: 34 };

/** Pictures of the capital, and their replacements elsewhere. */
const local: Record<string, Partial<Record<Seeded['scenery'], string>>> = {
  'suite-city': { coast: 'suite-sea', dales: 'suite-garden', lakes: 'suite-lakes' },
  'room-city-dusk': { coast: 'room-sea-view', dales: 'room-garden-linen', lakes: 'room-fell-forest' },
  'room-plum-night': { coast: 'room-ochre-coast', dales: 'attic-blush', lakes: 'attic-sage' },
  'city-dawn': { coast: 'harbour-haze', dales: 'dales-haze', lakes: 'lake-noon' },
  'city-night': { coast: 'harbour-dusk', dales: 'winter-rose', lakes: 'lake-night' },
  'harbour-noon': { capital: 'garden-gold', dales: 'dales-noon', lakes: 'lake-noon' },
  'lake-dawn': { capital: 'city-gold', coast: 'seafront-noon', dales: 'dales-gold' },
  'winter-night': { capital: 'fireside-festive', coast: 'seafront-storm', dales: 'fireside-festive-green' },
  'attic-slate': { coast: 'bath-linen', lakes: 'bath-blush' },
};

/** The offers of a house: most of the common ones, and for one house a list long enough to page through. */
function offersOf({ slug }: Seeded, index: number, now: Date): Offer[] {
  if (slug !== LONG_LIST.slug) return offers.filter((_, place) => (place + index) % 7 !== 6);
  const all = [...offers, ...seriesOffers()];
  const active = all.filter(({ state }) => state !== 'archived').slice(0, LONG_LIST.active);
  const old = offers.filter(({ state }) => state === 'archived');
  const year = now.getUTCFullYear() - 1;
  const before = seriesOffers().slice(0, LONG_LIST.archived - old.length);
  const shifted = before.map((own): Offer => ({
    ...own,
    title: `${own.title} ${year}`,
    days: [own.days[0] - 365, (own.days[1] ?? 0) - 365],
    state: 'archived',
  }));
  return [...active, ...old, ...shifted];
}

/** Specials in every state: live, scheduled, ended, draft and archived. */
export async function seedSpecials(plan: Plan, hotels: Seeded[], media: Map<string, string>): Promise<number> {
  const rows = hotels.flatMap((hotel, index) => {
    const places = { active: 0, archived: 0 };
    return offersOf(hotel, index, plan.now).map((own) => {
      const sortIndex = own.state === 'archived' ? (places.archived += 1) : (places.active += 1);
      return rowOf(plan, hotel, own, sortIndex, media);
    });
  });
  for (const batch of inBatches(rows)) await plan.db.insert(specials).values(batch);
  return rows.length;
}

function rowOf(
  { now, by }: Plan,
  hotel: Seeded,
  own: Offer,
  sortIndex: number,
  media: Map<string, string>,
): typeof specials.$inferInsert {
  const [from] = own.days;
  const slug = local[own.picture]?.[hotel.scenery] ?? own.picture;
  const assetId = media.get(slug) ?? null;
  const path = own.title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const image = assetId ? { assetId, alt: altOf.get(slug) ?? own.title } : null;
  const text = localise(own.text, hotel);
  const link = {
    linkUrl: `${hotel.url}/book?offer=${path}`,
    opensInNewWindow: true,
    addDatePickerPopup: true,
    minimumNightStay: own.packages ? 2 : 1,
  };
  const at = onDay(now, Math.min(from - 14, -1), 8 + (sortIndex % 9));
  return {
    propertyId: hotel.id,
    sortIndex,
    title: own.title,
    otherTitle: `${own.title} at ${hotel.name}`,
    content: `<p>${text}</p><ul>${own.includes.map((line) => `<li>${localise(line, hotel)}</li>`).join('')}</ul>`,
    packageRestrictions: own.packages ? `<p>${own.packages}</p>` : null,
    termsAndConditions: own.terms ? `<p>${localise(own.terms, hotel)}</p>` : null,
    ...shownOn(now, own),
    promoFlag: own.flag ?? null,
    images: image ? [image] : [],
    cta: {
      ...initialOf(specialModel.fields.cta),
      type: own.cta ?? 'None',
      ...(own.cta === 'Book Now' && { ...link, trackingTag: `special-${path}` }),
    },
    details: {
      customUrl: path,
      hideFromSpecialOffersPage: false,
      content: `<p>${text}</p><p>Our reservations team is glad to help with dates, tables and anything that would make it yours.</p>`,
      displayPackageRestrictions: own.packages !== undefined,
      displayTermsAndConditions: own.terms !== undefined,
      image,
      cta: {
        ...initialOf(specialModel.fields.details).cta,
        type: 'Check Availability',
        linkUrl: link.linkUrl,
        opensInNewWindow: true,
      },
    },
    createdAt: at,
    updatedAt: at,
    updatedBy: by,
  };
}
