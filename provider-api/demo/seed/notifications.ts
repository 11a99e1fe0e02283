import { eq, isNull, and } from 'drizzle-orm';
import { notifications } from '../../src/resources/notifications/schema';
import { permissions } from '../../src/access/users/schema';
import { onDay, type Plan, type Seeded } from './plan';

const happenings: { title: string; house: string; page: string; days: number; hour: number }[] = [
  {
    title: 'Priya Raman published “Family Half Term” in Quayside Arms',
    house: 'quayside-arms',
    page: 'specials',
    days: -1,
    hour: 16,
  },
  {
    title: 'Tomás Reyes published “Theatre Supper and Stay” in Hotel Marchmont',
    house: 'hotel-marchmont',
    page: 'specials',
    days: -1,
    hour: 11,
  },
  { title: 'Tomás Reyes published “Do you sell vouchers?” in The Aster', house: 'the-aster', page: 'faqs', days: -2, hour: 15 },
  {
    title: 'Priya Raman archived “Summer Terrace Nights” in The Lookout',
    house: 'the-lookout',
    page: 'specials',
    days: -4,
    hour: 10,
  },
  {
    title: 'Tomás Reyes cloned “Bring the Dog” into Hotel Marchmont',
    house: 'hotel-marchmont',
    page: 'specials',
    days: -6,
    hour: 9,
  },
];

/** A few days of news for the people who read everything. The newest two are unread. */
export async function seedNotifications({ db, now }: Plan, properties: Seeded[]): Promise<void> {
  const readers = await db
    .selectDistinct({ id: permissions.userId })
    .from(permissions)
    .where(and(eq(permissions.resource, '*'), isNull(permissions.permissionableId)));
  const rows = readers.flatMap(({ id }) =>
    happenings.map(({ title, house, page, days, hour }, index) => {
      const property = properties.find(({ slug }) => slug === house);
      return {
        userId: id,
        place: happenings.length - index,
        date: onDay(now, days, hour),
        title,
        link: property ? `/hotels/${property.id}/${page}` : null,
        read: index > 1,
      };
    }),
  );
  if (rows.length > 0) await db.insert(notifications).values(rows);
}
