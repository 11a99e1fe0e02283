import { DEPLOY_TOKEN_PREFIX, identifyDeployToken } from '../deploy-tokens/identify';
import type { Identify } from '../http/authorise';
import type { Database } from '../storage/database';
import { API_TOKEN_PREFIX, identifyApiToken } from '../tokens/identify';
import { identifyBySession } from './sessions';

/** Reads who calls from the bearer token of a request: a session's, an API token or a deploy token. */
export function identifyCaller(db: Database): Identify {
  return async ({ headers }) => {
    const token = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
    if (token === undefined) return null;
    if (token.startsWith(DEPLOY_TOKEN_PREFIX)) return identifyDeployToken(db, token);
    return token.startsWith(API_TOKEN_PREFIX) ? identifyApiToken(db, token) : identifyBySession(db, token);
  };
}
