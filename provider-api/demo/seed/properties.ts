import { randomUUID } from 'node:crypto';
import { properties, regions } from '../../src/access/places/schema';
import { demoProperties, regionNames } from '../copy/properties';
import type { Plan, Seeded } from './plan';

/** Pages of a hotel's public site that lists link to. */
const pages: Record<string, string> = {
  specialsUrl: 'offers',
  meetingsUrl: 'meetings',
  weddingsUrl: 'weddings',
  diningsUrl: 'private-dining',
  miscUrl: 'more',
  misc2Url: 'discover',
  misc3Url: 'taste',
  accommGuestroomUrl: 'rooms',
  accommSuiteUrl: 'suites',
  accommAccessibleUrl: 'accessible-rooms',
  accommMiscUrl: 'houses',
  faqsUrl: 'questions',
  homePromosUrl: '',
};

/** Makes regions, hotels and restaurants. */
export async function seedProperties({ db, by }: Plan, media: Map<string, string>): Promise<Seeded[]> {
  const stored = await db
    .insert(regions)
    .values(regionNames.map((name) => ({ name, updatedBy: by })))
    .returning();
  const regionIds = new Map(stored.map(({ id, name }) => [name, id]));
  const seeded = demoProperties.map((own) => ({ ...own, id: randomUUID(), url: `https://www.${own.slug}.example` }));
  await db.insert(properties).values(
    seeded.map(({ id, slug, name, type, region, logo, archived = false, url }, index) => {
      const assetId = logo ? media.get(`logo-${slug}`) : undefined;
      const codes = {
        ihgHotelCode: String(41_000 + index * 37),
        rateCode: 'BESTFLEX',
        localeCode: 'en',
        regionCode: '1',
        brandCode: 'ki',
        gaTrackingID: `UA-${52_000_100 + index}-1`,
      };
      return {
        id,
        name,
        type,
        archived,
        url,
        timezone: 'Europe/London',
        logo: assetId ? { assetId, alt: name } : null,
        updatedBy: by,
        ...(type === 'hotel' && { ...codes, regionId: region ? regionIds.get(region) : null }),
        previewUrls:
          type === 'hotel' ? Object.fromEntries(Object.entries(pages).map(([key, page]) => [key, `${url}/${page}`])) : {},
      };
    }),
  );
  return seeded;
}
