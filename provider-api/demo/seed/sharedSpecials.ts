import { sharedSpecials } from '../../src/resources/shared-specials/schema';
import { offers } from '../copy/offers';
import { altOf } from '../pictures';
import { localise, onDay, type Plan, type Seeded } from './plan';

/** Offers of the whole group. */
const shared = [
  'Winter Escape: Third Night on Us',
  'Members’ Suite Upgrade',
  'Spring Spa Days',
  'Sunday Night for Half',
  'Bank Holiday Escape',
];

const group = { name: 'Calloway Hotels', sight: 'the sights', restaurant: 'the restaurant' };

/** Shared specials in all their states: published, draft and archived. */
export async function seedSharedSpecials({ db, now, by }: Plan, hotels: Seeded[], media: Map<string, string>): Promise<void> {
  const [house] = hotels;
  if (!house) return;
  const anywhere = { ...house, ...group };
  const rows = offers
    .filter(({ title }) => shared.includes(title))
    .map((own): typeof sharedSpecials.$inferInsert => {
      const [from, to] = own.days;
      const assetId = media.get(own.picture) ?? null;
      const text = `<p>${localise(own.text, anywhere)}</p>`;
      const path = own.title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
      return {
        title: own.title,
        anchorTitle: own.title,
        content: text,
        terms: own.terms ? `<p>${localise(own.terms, anywhere)}</p>` : null,
        startDate: onDay(now, from),
        endDate: to === null ? null : onDay(now, to, 22),
        eventEnds: to !== null,
        published: own.state === undefined && own.title !== 'Spring Spa Days',
        archived: own.state === 'archived',
        image: assetId ? { assetId, alt: altOf.get(own.picture) ?? own.title } : null,
        ctaOption: 'bookNow',
        linkUrl: `https://www.calloway.example/book?offer=${path}`,
        newWindow: true,
        promoFlag: 'websiteExclusive',
        customUrl: path,
        pageContent: text,
        displayTerms: own.terms !== undefined,
        detailTitle: 'learnMore',
        updatedBy: by,
      };
    });
  await db.insert(sharedSpecials).values(rows);
}
