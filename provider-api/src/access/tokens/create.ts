import { eq, inArray } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { isDeepStrictEqual } from 'node:util';
import { normaliseName } from 'shared-kit/rules/normaliseName';
import { toCamel } from 'shared-kit/rules/keyCase';
import { fieldErrors } from 'shared-kit/rules/validation/fieldErrors';
import { tokenRules } from 'shared-kit/rules/validation/token';
import type { Database } from '../../base/storage/database';
import type { Services } from '../../http/app';
import { editor } from '../../http/authorise';
import { changeStamps } from '../../http/changes';
import { conflict } from '../../http/errors';
import { lockKey } from '../../http/idempotency';
import { refuse } from '../../http/wire';
import { hashToken, newToken } from '../auth/tokens';
import { requireUnusedId } from '../history/requireUnusedId';
import { keepVersion } from '../history/record';
import { properties } from '../places/schema';
import { recordChange } from '../security-log/log';
import { API_TOKEN_PREFIX } from './identify';
import { apiTokenProperties, apiTokens, type TokenRow } from './schema';
import { seal } from './seal';
import { expiryColumns, oneYearAfter, untilText } from './store';

interface Sent {
  name?: string | null;
  propertyId?: string[] | string | null;
  expiresOn?: string | null;
}

const isAll = (chosen: Sent['propertyId']) => chosen === null || chosen === '*' || (chosen ?? []).includes('*');

/**
 * Creates a token for some properties or for all (OP-52). What an earlier attempt made under the same key becomes what is sent now,
 * and keeps its value.
 * @throws 422, and 409 when somebody else changed that one since
 */
export async function createToken({ db, secretKey }: Services, request: FastifyRequest): Promise<TokenRow> {
  const sent = toCamel<Sent>(request.body);
  refuse(fieldErrors(tokenRules, sent));
  const allProperties = isAll(sent.propertyId);
  const ids = allProperties || !Array.isArray(sent.propertyId) ? [] : [...new Set(sent.propertyId)].sort();
  return db.transaction(async (tx) => {
    await mustExist(tx, ids);
    const id = await lockKey(tx, request);
    const before = id === undefined ? null : await madeEarlier(tx, id, request);
    // The year runs from when the token was made, so that another attempt means the same day.
    const createdAt = before?.createdAt ?? new Date().toISOString();
    const fields = {
      name: normaliseName(sent.name ?? ''),
      allProperties,
      ...expiryColumns(sent.expiresOn === undefined ? oneYearAfter(new Date(createdAt)) : sent.expiresOn),
    };
    if (before && (await isSame(tx, before, fields, ids))) return before;
    const after = before
      ? await replace(tx, before, { ...fields, ...changeStamps(request, before) })
      : await insert(tx, { ...fields, ...(id && { id }), createdAt, updatedBy: editor(request) }, secretKey);
    if (ids.length > 0) await tx.insert(apiTokenProperties).values(ids.map((propertyId) => ({ tokenId: after.id, propertyId })));
    const reach = allProperties ? 'every property' : `${ids.length} ${ids.length === 1 ? 'property' : 'properties'}`;
    const detail = `Reads ${reach}, ${untilText(after.expiresOn)}`;
    await keepVersion(tx, request, 'tokens', before, after);
    await recordChange(tx, request, { event: 'token_created', about: { kind: 'token', id: after.id, name: after.name }, detail });
    return after;
  });
}

type NewToken = Omit<typeof apiTokens.$inferInsert, 'tokenHash' | 'sealed'>;

async function insert(tx: Database, row: NewToken, secretKey: Services['secretKey']): Promise<TokenRow> {
  const value = `${API_TOKEN_PREFIX}${newToken()}`;
  const secrets = { tokenHash: hashToken(value), sealed: seal(value, secretKey) };
  const [made] = await tx
    .insert(apiTokens)
    .values({ ...row, ...secrets })
    .returning();
  return made as TokenRow;
}

/** Gives a token other fields, and no properties. */
async function replace(tx: Database, { id }: TokenRow, fields: Partial<TokenRow>): Promise<TokenRow> {
  const [made] = await tx.update(apiTokens).set(fields).where(eq(apiTokens.id, id)).returning();
  await tx.delete(apiTokenProperties).where(eq(apiTokenProperties.tokenId, id));
  return made as TokenRow;
}

/** @throws 422 for a property that does not exist */
async function mustExist(tx: Database, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await tx.select({ id: properties.id }).from(properties).where(inArray(properties.id, ids));
  if (found.length < ids.length) refuse({ propertyId: 'One of the properties no longer exists.' });
}

/** What an earlier attempt made under a key. @throws 409 */
async function madeEarlier(tx: Database, id: string, request: FastifyRequest): Promise<TokenRow | null> {
  const [found] = await tx.select().from(apiTokens).where(eq(apiTokens.id, id)).for('update');
  if (!found) {
    await requireUnusedId(tx, 'tokens', id);
    return null;
  }
  if (found.updatedBy?.id !== editor(request).id)
    throw conflict('An earlier attempt made this token, and somebody else changed it since. It is in the list of tokens.');
  return found;
}

async function isSame(tx: Database, before: TokenRow, fields: Partial<TokenRow>, ids: string[]): Promise<boolean> {
  const own = await tx.select().from(apiTokenProperties).where(eq(apiTokenProperties.tokenId, before.id));
  const reads = own.map(({ propertyId }) => propertyId).sort();
  return isDeepStrictEqual({ ...before, ...fields, reads }, { ...before, reads: ids });
}
