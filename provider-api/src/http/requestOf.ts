import type { Static, TSchema } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';

/**
 * A request as the schemas of its route let it through, for a handler that is defined outside its route:
 * `RequestOf<{ params: typeof itemParams }>`. Behind a route with other schemas it does not compile.
 */
export type RequestOf<Schemas extends { params?: TSchema; query?: TSchema; body?: TSchema }> = FastifyRequest & {
  [Part in keyof Schemas]: Schemas[Part] extends TSchema ? Static<Schemas[Part]> : never;
};
