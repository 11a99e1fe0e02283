import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { readSources } from 'shared-kit/rules/permissions';
import { listPagePath } from '../../src/resources/notifications/pages';
import { notifications } from '../../src/resources/notifications/schema';
import type { Editor } from '../../src/base/storage/columns';
import { permissions, users } from '../../src/access/users/schema';
import { onDay, type Plan, type Seeded } from './plan';

interface Happening {
  /** The path of its kind in the API, and the resource whose readers are notified. */
  path: string;
  resource: string;
  house: string;
  /** The person who did it, who is therefore not notified. */
  actor: 'Priya' | 'Tomás' | 'Luca' | 'Nora';
  /** The sentence without the name of the house: `published “Spa days” in`. */
  did: string;
  days: number;
  hour: number;
}

const [specials, faqs, events, menus] = [
  { path: 'specials', resource: 'special' },
  { path: 'faqs', resource: 'faq' },
  { path: 'events', resource: 'event' },
  { path: 'menus', resource: 'menu' },
];

/** Newest first. */
const happenings: Happening[] = [
  { ...specials, house: 'quayside-arms', actor: 'Priya', did: 'published “Family Half Term” in', days: -1, hour: 16 },
  { ...menus, house: 'ember-and-oak', actor: 'Nora', did: 'published “Sunday Lunch” in', days: -1, hour: 14 },
  { ...specials, house: 'hotel-marchmont', actor: 'Tomás', did: 'published “Theatre Supper and Stay” in', days: -1, hour: 11 },
  { ...faqs, house: 'the-aster', actor: 'Nora', did: 'published “Do you sell vouchers?” in', days: -2, hour: 15 },
  { ...events, house: 'ember-and-oak', actor: 'Nora', did: 'archived “Harvest Supper” in', days: -3, hour: 12 },
  { ...specials, house: 'the-lookout', actor: 'Nora', did: 'archived “Summer Terrace Nights” in', days: -4, hour: 10 },
  { ...specials, house: 'hotel-marchmont', actor: 'Nora', did: 'cloned “Bring the Dog” into', days: -6, hour: 9 },
  { ...events, house: 'the-copper-pan', actor: 'Luca', did: 'published “Wine and Canal Walk” in', days: -7, hour: 17 },
];

/** A few days of news for everybody with the right to read the items concerned. The newest two of each person are unread. */
export async function seedNotifications({ db, now }: Plan, properties: Seeded[]): Promise<void> {
  const people = await db.select({ id: users.id, firstName: users.firstName, lastName: users.lastName }).from(users);
  const told = new Map<string, { date: string; title: string; by: Editor; link: string }[]>();
  for (const { path, resource, house, actor, did, days, hour } of happenings) {
    const property = properties.find(({ slug }) => slug === house);
    const by = people.find(({ firstName }) => firstName === actor);
    if (!property || !by) continue;
    const reads = or(eq(permissions.resource, '*'), inArray(permissions.resource, readSources(resource)));
    const here = or(isNull(permissions.permissionableId), eq(permissions.permissionableId, property.id));
    const readers = await db.selectDistinct({ id: permissions.userId }).from(permissions).where(and(reads, here));
    const name = `${by.firstName} ${by.lastName}`;
    const title = `${name} ${did} ${property.name}`;
    const link = listPagePath({ type: property.type, propertyId: property.id, path });
    const news = { date: onDay(now, days, hour), title, by: { id: by.id, name }, link };
    for (const { id } of readers) if (id !== by.id) told.set(id, [...(told.get(id) ?? []), news]);
  }
  const rows = [...told].flatMap(([userId, own]) =>
    own.map((news, index) => ({ ...news, userId, place: own.length - index, read: index > 1 })),
  );
  if (rows.length > 0) await db.insert(notifications).values(rows);
}
