import type { FastifyReply } from 'fastify';

/**
 * Adds the headers of a request that an answer depends on to its `Vary` header. Those named before are kept, such as the origin
 * where other sites may call: a cache that knows only some of them gives one client the answer meant for another.
 */
export function varyBy(reply: FastifyReply, ...names: string[]): void {
  const existing = String(reply.getHeader('vary') ?? '').split(/\s*,\s*/);
  reply.header('vary', [...new Set([...existing.filter((name) => name !== ''), ...names])].join(', '));
}
