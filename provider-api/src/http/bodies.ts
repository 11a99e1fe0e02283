import type { FastifyInstance } from 'fastify';
import { longListFault, vastJsonFault } from './bodyBounds';

/** Characters that PostgreSQL cannot hold; they are never typed, only pasted or sent deliberately. */
const NUL = /\\u0000/g;

/**
 * Reads JSON bodies only. A JSON content type with nothing in it (`DELETE /users/{id}/sessions`) counts as no body; every other
 * content type is 415. Limits are checked before parsing.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') return done(null, undefined);
    const vast = vastJsonFault(body, request.routeOptions.config.mostValues);
    if (vast) return done(vast);
    return parse(request, body.replace(NUL, ''), (error, value: unknown) => {
      const fault = error ?? longListFault(value, request.routeOptions.config.mostEntries);
      done(fault, fault ? undefined : value);
    });
  });
}
