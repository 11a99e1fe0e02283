import type { FastifyInstance } from 'fastify';
import { longListFault, vastJsonFault } from './bodyBounds';

/** An escape in a JSON text. Read in pairs: the second backslash of a pair begins no escape. */
const ESCAPE = /\\(?:u0000|[^])/g;

/**
 * A JSON text without the sign that PostgreSQL cannot hold; it is never typed, only pasted or sent deliberately. Nothing else changes: the
 * limits were checked before.
 */
const withoutNul = (body: string): string =>
  body.includes('\\u0000') ? body.replace(ESCAPE, (pair) => (pair === '\\u0000' ? '' : pair)) : body;

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
    return parse(request, withoutNul(body), (error, value: unknown) => {
      const fault = error ?? longListFault(value, request.routeOptions.config.mostEntries);
      done(fault, fault ? undefined : value);
    });
  });
}
