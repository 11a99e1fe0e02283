import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../base/storage/database';
import type { Identify, Principal } from './caller';
import { forbidden, needsSecondFactor, unauthenticated, type HttpError } from './errors';
import { describePermission, type Params, type RoutePermission } from './permissions';

/**
 * Finds a better answer than 'no right' for somebody who may not make a call on the property in its path.
 * @param tx the open transaction, if there is one
 * @returns null where there is none
 */
export type ExplainRefusal = (who: { userId: string; propertyId: string }, tx?: Database) => Promise<HttpError | null>;

declare module 'fastify' {
  interface FastifyContextConfig {
    permission?: RoutePermission;
    /** Also open to people who must still set up a second factor. */
    withoutSecondFactor?: true;
  }
  interface FastifyRequest {
    /** When the caller was identified, in milliseconds of the monotonic clock. */
    authorisedAt: number;
    /**
     * Checks again whether the caller may make this call, for a handler that takes a long time.
     * @param tx the open transaction, if there is one
     * @throws 401, 403
     */
    authoriseAgain(tx?: Database): Promise<void>;
  }
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Headers that proxies add to what they forward; some proxies add only one of them. */
const PROXY_HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'x-forwarded-host', 'x-forwarded-proto'];

/** A request forwarded by a proxy on this machine comes from elsewhere. */
const isFromThisMachine = ({ socket, headers }: FastifyRequest): boolean =>
  LOOPBACK.has(socket.remoteAddress ?? '') && PROXY_HEADERS.every((name) => headers[name] === undefined);

/** In milliseconds: a caller whose request took longer than this to arrive, or waited for longer, is authorised again. */
const REAUTHORISE_AFTER = 1_000;

/**
 * The one place that decides who may call what. A route that declares no permission stops the server from starting.
 * @param identify who calls
 * @param explain asked before a member of staff is refused
 */
export function authoriseEveryRoute(app: FastifyInstance, identify: Identify, explain?: ExplainRefusal): void {
  app.decorateRequest('principal', null);
  app.decorateRequest('authorisedAt', 0);
  app.decorateRequest('authoriseAgain', function (this: FastifyRequest, tx?: Database) {
    return authorise(this, tx);
  });
  app.addHook('onRoute', (route) => {
    const permission = route.config?.permission;
    if (!permission) throw new Error(`${String(route.method)} ${route.url} declares no permission.`);
    if (!route.schema || route.method === 'HEAD') return;
    const description = [route.schema.description, `Allowed for: ${describePermission(permission)}`].filter(Boolean).join(' ');
    const isOpen = permission === 'public' || permission === 'loopback';
    route.schema = { ...route.schema, description, ...(isOpen && { security: [] }) };
  });
  app.addHook('onRequest', (request) => authorise(request));
  // A body may take minutes to arrive: what counts is the session and the rights that the caller has once it is
  // complete.
  app.addHook('preHandler', async (request, reply) => {
    if (reply.elapsedTime > REAUTHORISE_AFTER) await authorise(request);
  });

  async function authorise(request: FastifyRequest, tx?: Database): Promise<void> {
    const permission = request.routeOptions.config.permission;
    if (!permission || permission === 'public') return;
    if (permission === 'loopback') {
      if (!isFromThisMachine(request)) throw forbidden();
      return;
    }
    request.principal = await identify(request, tx);
    request.authorisedAt = performance.now();
    if (permission === 'anybody') {
      if (!isPerson(request.principal)) request.principal = null;
      return;
    }
    if (!request.principal) throw unauthenticated();
    if (request.principal.deploys !== undefined) return authoriseDeploy(permission, request.principal, pathOf(request));
    if (request.principal.isApiToken && !isForApiTokens(request.method, permission))
      throw forbidden('An API token can read the published content of its properties and nothing else.');
    if (request.principal.lacksSecondFactor && !request.routeOptions.config.withoutSecondFactor) throw needsSecondFactor();
    if (isAllowed(permission, request.principal, pathOf(request))) return;
    const { userId, isApiToken } = request.principal;
    const propertyId = pathOf(request).property_id;
    const reason = explain && propertyId !== undefined && !isApiToken ? await explain({ userId, propertyId }, tx) : null;
    throw reason ?? forbidden();
  }
}

/** The parameters in the path of any call: texts, whatever its route. */
const pathOf = ({ params }: FastifyRequest) => params as Params;

const isPerson = (principal: Principal | null) => principal !== null && !principal.isApiToken && principal.deploys === undefined;

/** A deploy token is only valid for releasing its own remote. @throws 403 */
function authoriseDeploy(permission: RoutePermission, { deploys }: Principal, { name }: Params): void {
  if (permission !== 'release') throw forbidden('A deploy token can release its own remote and nothing else.');
  if (name !== deploys) throw forbidden(`This deploy token can release ${deploys} and no other remote.`);
}

/** Whether API tokens may use a route at all: only for reading what belongs to one property, or if the route allows it. */
function isForApiTokens(method: string, permission: RoutePermission): boolean {
  if (typeof permission === 'string' || (method !== 'GET' && method !== 'HEAD')) return false;
  return 'says' in permission ? permission.forApiTokens === true : permission.scope === 'property';
}

/** Whether someone may make a call, by the permission that its route declares. */
function isAllowed(permission: RoutePermission, { authority, userId }: Principal, params: Params): boolean {
  if (permission === 'public' || permission === 'signedIn' || permission === 'anybody') return true;
  if (permission === 'super' || permission === 'release') return authority.isSuper;
  if (permission === 'loopback') return false;
  if ('says' in permission) return permission.allows(authority, params, userId);
  const { action, resource, scope } = permission;
  if (scope === 'any') return authority.canAny(action, resource);
  return authority.can(action, resource, scope === 'property' ? params.property_id : null);
}

/** Whether the caller may read what a call changes: a right to delete does not include it. */
export function mayRead(request: FastifyRequest): boolean {
  if (!request.principal) return true;
  const { permission } = request.routeOptions.config;
  if (typeof permission !== 'object' || 'says' in permission) return true;
  return isAllowed({ ...permission, action: 'READ' }, request.principal, pathOf(request));
}

/** Checks once more that somebody may make this call, with the rights that they have now. @throws 403 */
export function requireAllowed(request: FastifyRequest, principal: Principal): void {
  const { permission } = request.routeOptions.config;
  if (!permission || !isAllowed(permission, principal, pathOf(request))) throw forbidden();
}

/**
 * Checks again a caller whose change has waited for its turn: nobody uses a right that has been taken away, or a session that
 * has ended, while the call waited. Only after a wait that somebody notices, so that the usual change takes no further
 * statement.
 * @param tx the transaction of the change, which has locked what it changes
 * @throws 401 and 403 when they may not make this call any more
 */
export async function authoriseAfterWait(tx: Database, request: FastifyRequest): Promise<void> {
  if (performance.now() - request.authorisedAt > REAUTHORISE_AFTER) await request.authoriseAgain(tx);
}
