import type { FastifyReply } from 'fastify';

/**
 * Says which headers of a request an answer depends on, beside those that were named before, such as the origin where other sites
 * may call: a cache that knows only some of them gives one client the answer meant for another.
 */
export function varyBy(reply: FastifyReply, ...names: string[]): void {
  const before = String(reply.getHeader('vary') ?? '').split(/\s*,\s*/);
  reply.header('vary', [...new Set([...before.filter((name) => name !== ''), ...names])].join(', '));
}
