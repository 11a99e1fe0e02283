import { DEPLOY_TOKEN_PREFIX, identifyDeployToken } from '../deploy-tokens/identify';
import type { Config } from '../../base/config';
import { isByItself, type Identify } from '../../http/caller';
import type { Database } from '../../base/storage/database';
import { API_TOKEN_PREFIX, identifyApiToken } from '../tokens/identify';
import { identifyBySession } from './identifySession';

/** Identifies the caller by the bearer token of a request: a session token, an API token or a deploy token. */
export function identifyCaller(
  db: Database,
  { sessionIdleMinutes: idleMinutes, secondFactor }: Pick<Config, 'sessionIdleMinutes' | 'secondFactor'>,
): Identify {
  return async (request, tx = db) => {
    const { headers, routeOptions } = request;
    const token = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
    if (token === undefined) return null;
    const isDeploy = token.startsWith(DEPLOY_TOKEN_PREFIX);
    const isApi = token.startsWith(API_TOKEN_PREFIX);
    // Public routes only ask which person calls. An API or deploy token stands for no person, so an expired one is not
    // refused.
    if (routeOptions.config.permission === 'anybody' && (isDeploy || isApi)) return null;
    // An open page polls for new versions of remotes, for who is editing and for what is live, even when nobody is
    // using it.
    const use = { idleMinutes, secondFactor, isActivity: !isByItself(request) };
    if (isDeploy) return identifyDeployToken(tx, token);
    return isApi ? identifyApiToken(tx, token) : identifyBySession(tx, token, use);
  };
}
