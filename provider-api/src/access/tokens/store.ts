import { asc, eq, inArray } from 'drizzle-orm';
import { tokenDate } from 'shared-kit/rules/dates';
import { readInstant } from 'shared-kit/rules/instant';
import { tokenState } from 'shared-kit/rules/tokenExpiry';
import { toWire } from '../../http/wire';
import type { Services } from '../../http/app';
import { properties } from '../places/schema';
import { groupBy } from '../../base/groupBy';
import type { Database } from '../../base/storage/database';
import { alphabetical } from '../../base/storage/alphabetical';
import { apiTokenProperties, type TokenRow } from './schema';
import { unseal } from './seal';

/** One year after a moment, on the same day of the year. */
export function oneYearAfter(moment: Date): string {
  const next = new Date(moment);
  next.setUTCFullYear(next.getUTCFullYear() + 1);
  return next.toISOString();
}

/**
 * An expiry as it is stored. Whoever chooses one within the warning period needs no first warning.
 * @param expiresOn as it was sent: null for never
 */
export function expiryColumns<Sent extends string | null>(expiresOn: Sent) {
  const read = readInstant(expiresOn) as Sent;
  return { expiresOn: read, warned: tokenState(read) === 'soon' ? ('soon' as const) : null };
}

/** An expiry as the security log describes it. */
export const untilText = (expiresOn: string | null) => (expiresOn === null ? 'never expires' : `until ${tokenDate(expiresOn)}`);

/** Stored tokens as they are returned: revealed, with the properties that they read; a null property means all. */
export async function presentTokens({ db, secretKey }: Services, rows: TokenRow[]): Promise<unknown[]> {
  const ids = rows.map(({ id }) => id);
  const readableProperties = groupBy(await readProperties(db, ids), ({ tokenId }) => tokenId);
  return rows.map(({ tokenHash: _hash, sealed, allProperties, expiresOn, warned: _warned, ...row }) => {
    const value = unseal(sealed, secretKey);
    const own = readableProperties.get(row.id) ?? [];
    const permissions = allProperties ? [{ property: null }] : own.map(({ id, name }) => ({ property: { id, name } }));
    return toWire({ ...row, value, permissions, sessions: { token: value, expiresOn } });
  });
}

async function readProperties(db: Database, tokenIds: string[]) {
  if (tokenIds.length === 0) return [];
  return db
    .select({ tokenId: apiTokenProperties.tokenId, id: properties.id, name: properties.name })
    .from(apiTokenProperties)
    .innerJoin(properties, eq(properties.id, apiTokenProperties.propertyId))
    .where(inArray(apiTokenProperties.tokenId, tokenIds))
    .orderBy(alphabetical(properties.name), asc(properties.id));
}
