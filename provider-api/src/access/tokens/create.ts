import { Type, type Static } from '@sinclair/typebox';
import { eq, inArray } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { isDeepStrictEqual } from 'node:util';
import { counted } from 'shared-kit/rules/counted';
import { normaliseName } from 'shared-kit/rules/normaliseName';
import { fieldErrors } from 'shared-kit/rules/validation/fieldErrors';
import { tokenRules } from 'shared-kit/rules/validation/token';
import type { Database } from '../../base/storage/database';
import { writtenRow } from '../../base/storage/writtenRow';
import type { Services } from '../../http/app';
import { editor } from '../../http/caller';
import { changeStamps } from '../../http/changes';
import { changedSinceCreated } from '../../http/errors';
import { lockKey } from '../../http/idempotency';
import type { RequestOf } from '../../http/requestOf';
import { field } from '../../http/schemas';
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

const propertiesField = Type.Union([Type.Array(Type.String()), Type.String(), Type.Null()], {
  description: "Ids of properties; '*', ['*'] or null for all.",
});
export const tokenBody = Type.Object({
  name: field.text,
  property_id: Type.Optional(propertiesField),
  expires_on: field.instant,
});

const isAll = (sentIds: Static<typeof tokenBody>['property_id']) =>
  sentIds === null || sentIds === '*' || (sentIds ?? []).includes('*');

/**
 * Creates a token for some properties or for all (OP-52). If an earlier attempt under the same idempotency key created
 * the token, it keeps its value and gets the fields sent this time.
 * @throws 422, and 409 when somebody else has changed that token since
 */
export async function createToken(
  { db, secretKey }: Services,
  request: RequestOf<{ body: typeof tokenBody }>,
): Promise<TokenRow> {
  const { name, property_id: propertyId, expires_on: expiresOn } = request.body;
  refuse(fieldErrors(tokenRules, { name, propertyId, expiresOn }));
  const allProperties = isAll(propertyId);
  const ids = allProperties || !Array.isArray(propertyId) ? [] : [...new Set(propertyId)].sort();
  return db.transaction(async (tx) => {
    await requireProperties(tx, ids);
    const id = await lockKey(tx, request);
    const earlier = id === undefined ? null : await findEarlierAttempt(tx, id, request);
    // The year starts when the token was created, so that another attempt gets the same day.
    const createdAt = earlier?.createdAt ?? new Date().toISOString();
    const fields = {
      name: normaliseName(name ?? ''),
      allProperties,
      ...expiryColumns(expiresOn === undefined ? oneYearAfter(new Date(createdAt)) : expiresOn),
    };
    if (earlier && (await isSame(tx, earlier, fields, ids))) return earlier;
    const saved = earlier
      ? await replaceToken(tx, earlier, { ...fields, ...changeStamps(request, earlier) })
      : await insertToken(tx, { ...fields, ...(id && { id }), createdAt, updatedBy: editor(request) }, secretKey);
    if (ids.length > 0) await tx.insert(apiTokenProperties).values(ids.map((id) => ({ tokenId: saved.id, propertyId: id })));
    const scope = allProperties ? 'every property' : counted(ids.length, 'property', 'properties');
    const detail = `Reads ${scope}, ${untilText(saved.expiresOn)}`;
    await keepVersion(tx, request, 'tokens', { before: earlier, after: saved });
    await recordChange(tx, request, { event: 'token_created', about: { kind: 'token', id: saved.id, name: saved.name }, detail });
    return saved;
  });
}

type NewToken = Omit<typeof apiTokens.$inferInsert, 'tokenHash' | 'sealed'>;

async function insertToken(tx: Database, row: NewToken, secretKey: Services['secretKey']): Promise<TokenRow> {
  const value = `${API_TOKEN_PREFIX}${newToken()}`;
  const secrets = { tokenHash: hashToken(value), sealed: seal(value, secretKey) };
  return tx
    .insert(apiTokens)
    .values({ ...row, ...secrets })
    .returning()
    .then(writtenRow);
}

/** Replaces the fields of a token, and removes its properties. */
async function replaceToken(tx: Database, { id }: TokenRow, fields: Partial<TokenRow>): Promise<TokenRow> {
  const row = await tx.update(apiTokens).set(fields).where(eq(apiTokens.id, id)).returning().then(writtenRow);
  await tx.delete(apiTokenProperties).where(eq(apiTokenProperties.tokenId, id));
  return row;
}

/** @throws 422 for a property that does not exist */
async function requireProperties(tx: Database, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await tx.select({ id: properties.id }).from(properties).where(inArray(properties.id, ids));
  if (found.length < ids.length) refuse({ propertyId: 'One of the properties no longer exists.' });
}

/** The token that an earlier attempt created under an idempotency key. @throws 409 when somebody else has changed it since */
async function findEarlierAttempt(tx: Database, id: string, request: FastifyRequest): Promise<TokenRow | null> {
  const [found] = await tx.select().from(apiTokens).where(eq(apiTokens.id, id)).for('update');
  if (!found) {
    await requireUnusedId(tx, 'tokens', id);
    return null;
  }
  if (found.updatedBy?.id !== editor(request).id) throw changedSinceCreated('token', found);
  return found;
}

async function isSame(tx: Database, earlier: TokenRow, fields: Partial<TokenRow>, ids: string[]): Promise<boolean> {
  const links = await tx.select().from(apiTokenProperties).where(eq(apiTokenProperties.tokenId, earlier.id));
  const propertyIds = links.map(({ propertyId }) => propertyId).sort();
  return isDeepStrictEqual({ ...earlier, ...fields, reads: propertyIds }, { ...earlier, reads: ids });
}
