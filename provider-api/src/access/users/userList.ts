import { Type } from '@sinclair/typebox';
import { and, eq, inArray, max, sql } from 'drizzle-orm';
import type { Database } from '../../base/storage/database';
import { ignoringCase } from '../../base/storage/ignoringCase';
import { nullable } from '../../http/schemas';
import { properties } from '../places/schema';
import { securityLog } from '../security-log/schema';
import { permissions, users } from './schema';
import type { UserRow } from './store';
import { presentUsers, roleOrder } from './store';

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

/** What the list may be ordered by, besides the columns of a user. */
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
  // What distinct rows are ordered by has to be selected too.
  const key = ignoringCase(properties.name);
  const places = await db
    .selectDistinct({ id: permissions.userId, name: properties.name, place: permissions.permissionableId, key })
    .from(permissions)
    .leftJoin(properties, eq(properties.id, permissions.permissionableId))
    .where(inArray(permissions.userId, ids))
    .orderBy(key);
  const lastSignIns = new Map(signIns.map(({ id, at }) => [id, at]));
  return rows.map(({ id }, index) => {
    const userPlaces = places.filter((row) => row.id === id);
    const names = userPlaces.flatMap(({ name }) => name ?? []);
    return {
      ...answers[index],
      last_sign_in: lastSignIns.get(id) ?? null,
      places: { every: userPlaces.some(({ place }) => place === null), names: names.slice(0, MAX_NAMES), count: names.length },
    };
  });
}
