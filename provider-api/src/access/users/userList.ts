import { Type } from '@sinclair/typebox';
import { and, count, eq, inArray, max, sql } from 'drizzle-orm';
import type { Database } from '../../base/storage/database';
import { alphabetical } from '../../base/storage/alphabetical';
import { nullable } from '../../http/schemas';
import { properties } from '../places/schema';
import { securityLog } from '../security-log/schema';
import { permissions, users } from './schema';
import { presentUsers, roleOrder, type UserRow } from './store';

/** How many properties are named; the others are counted. */
const MAX_NAMES = 3;

/** What a list shows of a user beyond what is stored. */
export const userListFields = {
  last_sign_in: nullable(Type.String({ description: 'As far back as the security log reaches.' })),
  places: Type.Object({
    every: Type.Boolean({ description: 'Holds a right without a target.' }),
    names: Type.Array(Type.String(), { description: `The first ${MAX_NAMES} properties by name.` }),
    count: Type.Integer({ description: 'On how many properties there are rights.' }),
  }),
};

const signedIn = and(eq(securityLog.event, 'sign_in'), eq(securityLog.outcome, 'done'));

/** What the list may be ordered by, in addition to the columns of a user. */
export const userListOrders = () => ({
  ...roleOrder(),
  // Those who never signed in come last when the newest come first.
  last_sign_in: sql`(select coalesce(max(${securityLog.at}), 'epoch') from ${securityLog} where ${signedIn} and ${securityLog.byId} = ${users.id})`,
});

/** Users as the list shows them: with their last sign-in and where they have rights. */
export async function presentUserList(db: Database, rows: UserRow[]): Promise<unknown[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const answers = (await presentUsers(db, rows)) as object[];
  const signIns = await db
    .select({ id: securityLog.byId, at: max(securityLog.at) })
    .from(securityLog)
    .where(and(signedIn, inArray(securityLog.byId, ids)))
    .groupBy(securityLog.byId);
  const placesByUser = new Map((await readPlaces(db, ids)).map((places) => [places.userId, places]));
  const lastSignIns = new Map(signIns.map(({ id, at }) => [id, at]));
  return rows.map(({ id }, index) => {
    const { every = false, names, count = 0 } = placesByUser.get(id) ?? {};
    return { ...answers[index], last_sign_in: lastSignIns.get(id) ?? null, places: { every, names: names ?? [], count } };
  });
}

/** Where people have rights, one row each: a page of people may have hundreds of thousands of rights. */
async function readPlaces(db: Database, userIds: string[]) {
  const places = db
    .selectDistinct({ userId: permissions.userId, propertyId: permissions.permissionableId })
    .from(permissions)
    .where(inArray(permissions.userId, userIds))
    .as('places');
  const sortedNames = sql`array_agg(${properties.name} order by ${alphabetical(properties.name)}, ${properties.id}) filter (where ${properties.id} is not null)`;
  return db
    .select({
      userId: places.userId,
      every: sql<boolean>`bool_or(${places.propertyId} is null)`,
      names: sql<string[] | null>`to_json((${sortedNames})[1:${sql.raw(String(MAX_NAMES))}])`,
      count: count(places.propertyId),
    })
    .from(places)
    .leftJoin(properties, eq(properties.id, places.propertyId))
    .groupBy(places.userId);
}
