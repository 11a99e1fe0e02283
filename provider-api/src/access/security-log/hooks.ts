import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../base/storage/database';
import { logEntry } from './lines';
import { noteEvent } from './log';
import { keepNotes } from './notes';

/**
 * Lets every route write to the security log, and notes by itself what is refused: calls without the right (403) and over a
 * limit (429), and API and deploy tokens that do not hold (401). Register before the routes.
 */
export function keepSecurityLog(app: FastifyInstance, db: Database): void {
  const notes = keepNotes(db, app.log);
  app.decorate('securityNotes', notes);
  app.decorateRequest('securityEntries', null);
  app.addHook('onResponse', async (request, { statusCode }) => {
    if (statusCode < 400) for (const entry of request.securityEntries ?? []) logEntry(request.log, entry);
    if (statusCode === 403) noteEvent(request, { event: 'refused', outcome: 'refused', about: callOf(request) });
    if (statusCode === 429) noteEvent(request, { event: 'rate_limited', outcome: 'refused', about: callOf(request) });
    if (statusCode === 401 && /^Bearer +ikd?_/i.test(request.headers.authorization ?? ''))
      noteEvent(request, { event: 'token_refused', outcome: 'failed', about: callOf(request) });
  });
  app.addHook('onClose', () => notes.close());
}

/** A call by its address. Of one that anybody may make only the pattern: a mailed link's token stands in it. */
function callOf(request: FastifyRequest) {
  const { url, config } = request.routeOptions;
  const path = config.permission === 'public' ? (url ?? '') : (request.url.split('?')[0] ?? '');
  return { kind: 'call', id: null, name: `${request.method} ${path}` };
}
