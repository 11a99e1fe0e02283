import type { FastifyInstance } from 'fastify';
import { etagOf, isKnown } from './etag';
import { varyBy } from './vary';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Sends `ETag` and 304 to everybody; reads by API tokens always do. */
    etag?: boolean;
  }
}

const READS = ['GET', 'HEAD'];

/**
 * Adds an `ETag` to reads by API tokens, and answers 304 to clients that already have the body (api-contract §6): a site
 * repeatedly requests what rarely changes. It is cached only by the client, and always revalidated.
 */
export function tagReads(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isTagged = request.principal?.isApiToken || request.routeOptions.config.etag;
    if (!isTagged || !READS.includes(request.method) || reply.statusCode !== 200 || typeof payload !== 'string')
      return done(null, payload);
    const etag = etagOf(payload);
    reply.headers({ etag, 'cache-control': 'private, no-cache' });
    varyBy(reply, 'authorization', 'accept-encoding');
    if (!isKnown(request.headers['if-none-match'], etag)) return done(null, payload);
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    // The framework itself leaves out the body of a HEAD, and must find one.
    done(null, request.method === 'HEAD' ? payload : null);
  });
}
