import { authority } from 'shared-kit/rules/permissions';
import type { Principal } from '../../http/caller';
import type { Database } from '../../base/storage/database';
import { acceptToken } from '../tokens/accept';
import { deployTokens, type DeployTokenRow } from './schema';

/** How a deploy token begins: distinguishes it from a session and an API token without querying the database. */
export const DEPLOY_TOKEN_PREFIX = 'ikd_';

/**
 * @returns who calls with a deploy token, or null when it is unknown or revoked
 * @throws 401 when it has expired
 */
export async function identifyDeployToken(db: Database, value: string): Promise<Principal | null> {
  const remedy = 'A super user can create another.';
  const token = await acceptToken<DeployTokenRow>(db, value, { table: deployTokens, kindName: 'deploy token', remedy });
  if (!token) return null;
  const { id, remote } = token;
  const name = `Deploy token of ${remote}`;
  return { userId: id, sessionId: id, name, authority: authority([]), isApiToken: false, deploys: remote };
}
