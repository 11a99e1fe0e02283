import { and, eq, inArray } from 'drizzle-orm';
import { PUBLIC_READS } from 'shared-kit/rules/defaultPermissions';
import type { Authority } from 'shared-kit/rules/permissions';
import type { Principal } from '../../http/caller';
import { properties } from '../places/schema';
import type { Database } from '../../base/storage/database';
import { apiTokenProperties, apiTokens, type TokenRow } from './schema';
import { acceptToken } from './accept';

/** How an API token begins: distinguishes it from a session without a second query. */
export const API_TOKEN_PREFIX = 'ik_';

/** What the public sites show: content, and the property itself. */
const PUBLIC_RESOURCES = new Set<string>(PUBLIC_READS);

/** The rights of an API token: it reads public resources of its active properties and nothing else (api-contract §3). */
function tokenAuthority(propertyIds: readonly string[]): Authority {
  const ownIds = new Set(propertyIds);
  const mayRead = (action: string, resource: string) => action === 'READ' && PUBLIC_RESOURCES.has(resource);
  return {
    isSuper: false,
    isFullWildcard: false,
    readsEveryProperty: false,
    propertyIds,
    can: (action, resource, propertyId) => mayRead(action, resource) && ownIds.has(propertyId ?? ''),
    canAny: (action, resource) => mayRead(action, resource) && ownIds.size > 0,
    propertiesWith: (action, resource) => ({ every: false, ids: mayRead(action, resource) ? [...ownIds] : [] }),
    canLookUp: () => false,
  };
}

/**
 * @returns who calls with an API token, or null when it is unknown or revoked
 * @throws 401 when it has expired
 */
export async function identifyApiToken(db: Database, value: string): Promise<Principal | null> {
  const remedy = 'A super user can give it another expiry.';
  const token = await acceptToken<TokenRow>(db, value, { table: apiTokens, kindName: 'API token', remedy });
  if (!token) return null;
  const tokenPropertyIds = db
    .select({ id: apiTokenProperties.propertyId })
    .from(apiTokenProperties)
    .where(eq(apiTokenProperties.tokenId, token.id));
  const isCovered = token.allProperties ? undefined : inArray(properties.id, tokenPropertyIds);
  const active = await db
    .select({ id: properties.id })
    .from(properties)
    .where(and(eq(properties.archived, false), isCovered));
  const authority = tokenAuthority(active.map(({ id }) => id));
  return { userId: token.id, sessionId: token.id, name: token.name, authority, isApiToken: true };
}
