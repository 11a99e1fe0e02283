import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** A year. */
const HTTPS_ONLY = 'max-age=31536000';

/**
 * Headers of every answer. The site adds its own content policy.
 * @param publicUrl where people reach the product: under https, browsers are told never to ask without it again
 */
export function secureHeaders(app: FastifyInstance, publicUrl: string): void {
  app.addHook('onRequest', async (request, reply) => setSecureHeaders(request, reply, publicUrl));
}

/** Sets them on one answer: those that the router gives on its own pass no hook. */
export function setSecureHeaders(request: FastifyRequest, reply: FastifyReply, publicUrl: string): void {
  reply.header('x-content-type-options', 'nosniff');
  reply.header('referrer-policy', 'strict-origin-when-cross-origin');
  reply.header('x-request-id', request.id);
  if (publicUrl.startsWith('https:')) reply.header('strict-transport-security', HTTPS_ONLY);
  if (request.url.startsWith('/api')) {
    reply.header('cache-control', 'no-store');
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  }
}
