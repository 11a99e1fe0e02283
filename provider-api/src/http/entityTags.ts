import type { FastifyInstance } from 'fastify';
import { etagOf, isKnown } from './etag';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers `ETag` and 304 to everybody; reads by API tokens do anyway. */
    etag?: boolean;
  }
}

/**
 * Gives reads by API tokens an `ETag`, and answers 304 to whoever holds the body already (api-contract §6): a site asks again
 * and again for what rarely changes. It is kept by the asker alone, and never used without asking.
 */
export function tagReads(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isTagged = request.principal?.isApiToken || request.routeOptions.config.etag;
    if (!isTagged || request.method !== 'GET' || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const etag = etagOf(payload);
    reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'authorization, accept-encoding' });
    if (!isKnown(request.headers['if-none-match'], etag)) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return null;
  });
}
