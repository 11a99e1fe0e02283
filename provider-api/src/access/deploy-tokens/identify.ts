import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { authority } from 'shared-kit/rules/permissions';
import { hashToken } from '../auth/tokens';
import type { Principal } from '../../http/authorise';
import type { Database } from '../../base/storage/database';
import { deployTokens } from './schema';

/** How a deploy token begins: distinguishes it from a session and an API token without querying the database. */
export const DEPLOY_TOKEN_PREFIX = 'ikd_';

/** Its last use is recorded to the minute, since a release makes several calls. */
const NOTED_EVERY = 60_000;

/** @returns who calls with a deploy token, or null when it is unknown, expired or revoked */
export async function identifyDeployToken(db: Database, value: string): Promise<Principal | null> {
  const now = new Date();
  const valid = and(eq(deployTokens.tokenHash, hashToken(value)), gt(deployTokens.expiresOn, now.toISOString()));
  const [token] = await db.select().from(deployTokens).where(valid);
  if (!token) return null;
  const { id, remote } = token;
  const isOld = lt(deployTokens.lastUsedOn, new Date(now.getTime() - NOTED_EVERY).toISOString());
  await db
    .update(deployTokens)
    .set({ lastUsedOn: now.toISOString() })
    .where(and(eq(deployTokens.id, id), or(isNull(deployTokens.lastUsedOn), isOld)));
  const name = `Deploy token of ${remote}`;
  return { userId: id, sessionId: id, name, authority: authority([]), isApiToken: false, deploys: remote };
}
