import { asc, eq, inArray } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { tokenDate } from 'shared-kit/rules/dates';
import { readInstant } from 'shared-kit/rules/instant';
import { toCamel } from 'shared-kit/rules/keyCase';
import { fieldErrors } from 'shared-kit/rules/validation/fieldErrors';
import { tokenState } from 'shared-kit/rules/tokenExpiry';
import { tokenRules } from 'shared-kit/rules/validation/token';
import { hashToken, newToken } from '../auth/tokens';
import { refuse, wire } from '../../http/wire';
import type { Services } from '../../http/app';
import { editor } from '../../http/authorise';
import { properties } from '../places/schema';
import { keepVersion } from '../history/record';
import { recordChange } from '../security-log/log';
import type { Database } from '../../base/storage/database';
import { API_TOKEN_PREFIX } from './identify';
import { apiTokenProperties, apiTokens, type TokenRow } from './schema';
import { seal, unseal } from './seal';

interface Sent {
  name?: string | null;
  propertyId?: string[] | string | null;
  expiresOn?: string | null;
}

const isAll = (chosen: Sent['propertyId']) => chosen === null || chosen === '*' || (chosen ?? []).includes('*');

/** One year after a moment, on the same day of the year. */
export function oneYearAfter(moment: Date): string {
  const next = new Date(moment);
  next.setUTCFullYear(next.getUTCFullYear() + 1);
  return next.toISOString();
}

/**
 * An expiry as it is stored. Whoever chooses one within the warning period knows already.
 * @param expiresOn as it was sent: null for never
 */
export function expiryColumns(expiresOn: string | null): Pick<TokenRow, 'expiresOn' | 'warned'> {
  const read = readInstant(expiresOn);
  return { expiresOn: read, warned: tokenState(read) === 'soon' ? 'soon' : null };
}

/** An expiry in the words of the security log. */
export const untilText = (expiresOn: string | null) => (expiresOn === null ? 'never expires' : `until ${tokenDate(expiresOn)}`);

/**
 * Creates a token for some properties or for all (OP-52).
 * @throws 422
 */
export async function createToken({ db, secretKey }: Services, request: FastifyRequest): Promise<TokenRow> {
  const sent = toCamel<Sent>(request.body);
  refuse(fieldErrors(tokenRules, sent));
  const allProperties = isAll(sent.propertyId);
  const ids = allProperties || !Array.isArray(sent.propertyId) ? [] : [...new Set(sent.propertyId)];
  const value = `${API_TOKEN_PREFIX}${newToken()}`;
  return db.transaction(async (tx) => {
    await mustExist(tx, ids);
    const [created] = await tx
      .insert(apiTokens)
      .values({
        name: (sent.name ?? '').trim(),
        tokenHash: hashToken(value),
        sealed: seal(value, secretKey),
        allProperties,
        ...expiryColumns(sent.expiresOn === undefined ? oneYearAfter(new Date()) : sent.expiresOn),
        updatedBy: editor(request),
      })
      .returning();
    const { id } = created as TokenRow;
    if (ids.length > 0) await tx.insert(apiTokenProperties).values(ids.map((propertyId) => ({ tokenId: id, propertyId })));
    const reach = allProperties ? 'every property' : `${ids.length} ${ids.length === 1 ? 'property' : 'properties'}`;
    const detail = `Reads ${reach}, ${untilText((created as TokenRow).expiresOn)}`;
    const about = { kind: 'token', id, name: (created as TokenRow).name };
    await keepVersion(tx, request, 'tokens', null, created as TokenRow);
    await recordChange(tx, request, { event: 'token_created', about, detail });
    return created as TokenRow;
  });
}

/** @throws 422 for a property that does not exist */
async function mustExist(tx: Database, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await tx.select({ id: properties.id }).from(properties).where(inArray(properties.id, ids));
  if (found.length < ids.length) refuse({ propertyId: 'One of the properties no longer exists.' });
}

/** Stored tokens as they are returned: revealed, with the properties that they read; a null property means all. */
export async function presentTokens({ db, secretKey }: Services, rows: TokenRow[]): Promise<unknown[]> {
  const ids = rows.map(({ id }) => id);
  const read = await readProperties(db, ids);
  return rows.map(({ tokenHash: _hash, sealed, allProperties, expiresOn, warned: _told, ...row }) => {
    const value = unseal(sealed, secretKey);
    const own = read.filter(({ tokenId }) => tokenId === row.id).map(({ id, name }) => ({ property: { id, name } }));
    const permissions = allProperties ? [{ property: null }] : own;
    return wire({ ...row, value, permissions, sessions: { token: value, expiresOn } });
  });
}

async function readProperties(db: Database, tokenIds: string[]) {
  if (tokenIds.length === 0) return [];
  return db
    .select({ tokenId: apiTokenProperties.tokenId, id: properties.id, name: properties.name })
    .from(apiTokenProperties)
    .innerJoin(properties, eq(properties.id, apiTokenProperties.propertyId))
    .where(inArray(apiTokenProperties.tokenId, tokenIds))
    .orderBy(asc(properties.name), asc(properties.id));
}
