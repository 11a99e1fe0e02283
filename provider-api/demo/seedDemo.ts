import { count } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { hashPassword } from '../src/access/auth/passwordHash';
import { DEMO_PASSWORD } from '../src/base/demoAccount';
import { properties } from '../src/access/places/schema';
import type { Database } from '../src/base/storage/database';
import type { FileStore } from '../src/base/storage/files/FileStore';
import { people } from './copy/people';
import { seedActivity } from './seed/activity';
import { seedAccommodations } from './seed/accommodations';
import { seedAlerts } from './seed/alerts';
import { seedCalendars } from './seed/calendars';
import { seedFaqs } from './seed/faqs';
import { seedHomePromos } from './seed/homePromos';
import { seedHours } from './seed/hours';
import { seedLists } from './seed/lists';
import { seedMedia } from './seed/media';
import { seedMenus } from './seed/menus';
import { seedNotifications } from './seed/notifications';
import { seedPeople } from './seed/people';
import { seedPress } from './seed/press';
import { seedProperties } from './seed/properties';
import { seedRestaurantEvents } from './seed/restaurantEvents';
import { seedSharedSpecials } from './seed/sharedSpecials';
import { seedSpecials } from './seed/specials';
import { seedTiledPromos } from './seed/tiledPromos';
import type { Plan } from './seed/plan';

/**
 * Fills an empty store with Calloway Hotels, a believable group to look around in (api-contract §5, DEMO_DATA):
 * regions, hotels, restaurants, people, pictures, and content in every state around `now`. Everything is stored, or
 * nothing. The pictures are in the workspace `demo-pictures`.
 * @param passwordCost the cost of the people's password hash, see `hashPassword`
 * @returns false when the store already holds properties, and is left unchanged
 */
export async function seedDemo(db: Database, files: FileStore, now: Date, passwordCost = 16): Promise<boolean> {
  const [existing] = await db.select({ count: count() }).from(properties);
  if ((existing?.count ?? 0) > 0) return false;
  const passwordHash = await hashPassword(DEMO_PASSWORD, passwordCost);
  const [author] = people;
  const by = { id: randomUUID(), name: `${author?.firstName} ${author?.lastName}` };
  await db.transaction(async (tx) => {
    const plan: Plan = { db: tx, files, now, by };
    const media = await seedMedia(plan);
    const seeded = await seedProperties(plan, media);
    const hotels = seeded.filter(({ type }) => type === 'hotel');
    const restaurants = seeded.filter(({ type }) => type === 'restaurant');
    await seedPeople(plan, seeded, passwordHash);
    await seedSpecials(plan, hotels, media);
    await seedTiledPromos(plan, hotels, media);
    await seedAccommodations(plan, hotels, media);
    await seedSharedSpecials(plan, hotels, media);
    await seedFaqs(plan, hotels);
    await seedHomePromos(plan, hotels, media);
    await seedLists(plan, hotels);
    await seedCalendars(plan, seeded);
    await seedRestaurantEvents(plan, restaurants, media);
    await seedPress(plan, restaurants, media);
    await seedMenus(plan, restaurants);
    await seedHours(plan, restaurants);
    await seedAlerts(plan, seeded);
    await seedNotifications(plan, seeded);
    await seedActivity(plan, seeded);
  });
  return true;
}
