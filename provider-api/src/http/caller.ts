import type { FastifyRequest } from 'fastify';
import type { Authority } from 'shared-kit/rules/permissions';
import type { Database } from '../base/storage/database';
import { unauthenticated } from './errors';

/** Who calls: a member of staff with an open session, or another program with an API token. */
export interface Principal {
  userId: string;
  name: string;
  sessionId: string;
  authority: Authority;
  /** Reads only published content; `userId` and `name` are then those of the token. */
  isApiToken: boolean;
  /** Still has to set up a second factor: until then nothing else is available. */
  lacksSecondFactor?: boolean;
  /** The one remote that a deploy token releases; it can do nothing else. */
  deploys?: string;
}

/** Identifies the caller by the request's bearer token, within a transaction if one is open; null without a valid one. */
export type Identify = (request: FastifyRequest, tx?: Database) => Promise<Principal | null>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Called by an open page without any action of its user, and so does not keep an idle session open. For some routes
     * this depends on the query.
     */
    byItself?: true | ((query: unknown) => boolean);
  }
  interface FastifyRequest {
    /** Who calls; null on public routes. */
    principal: Principal | null;
  }
}

/** @returns who calls, on a route that only signed-in people reach */
export function caller(request: FastifyRequest): Principal {
  if (!request.principal) throw unauthenticated();
  return request.principal;
}

/** Whether a deploy token makes the call: it learns nothing about people. */
export const isDeployToken = ({ principal }: FastifyRequest): boolean => principal?.deploys !== undefined;

/** The caller as the editor of an item (`updated_by`). */
export function editor(request: FastifyRequest): { id: string; name: string } {
  const { userId, name } = caller(request);
  return { id: userId, name };
}

/** Whether an open page makes a call without any action of its user. Routes for anybody are polled for new versions of remotes. */
export function isByItself({ query, routeOptions }: FastifyRequest): boolean {
  const { permission, byItself = false } = routeOptions.config;
  return permission === 'anybody' || (typeof byItself === 'function' ? byItself(query) : byItself);
}
