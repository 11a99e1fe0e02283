import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../base/storage/database';
import { isByItself } from '../../http/caller';
import { logEntry } from './logEntry';
import { noteEvent } from './log';
import { createNotes } from './notes';

/**
 * Lets every route write to the security log, and itself records refusals: calls without the right (403), over a limit (429), and
 * with an invalid API or deploy token (401). Register before the routes.
 */
export function keepSecurityLog(app: FastifyInstance, db: Database): void {
  const notes = createNotes(db, app.log);
  app.decorate('securityNotes', notes);
  app.decorateRequest('securityEntries', null);
  app.addHook('onResponse', (request, { statusCode }, done) => {
    if (statusCode < 400) for (const entry of request.securityEntries ?? []) logEntry(request.log, entry);
    if (statusCode === 403 && !isHeldBack(request))
      noteEvent(request, { event: 'refused', outcome: 'refused', about: callOf(request) });
    if (statusCode === 429) noteEvent(request, { event: 'rate_limited', outcome: 'refused', about: callOf(request) });
    if (statusCode === 401 && /^Bearer +ikd?_/i.test(request.headers.authorization ?? ''))
      noteEvent(request, { event: 'token_refused', outcome: 'failed', about: callOf(request) });
    done();
  });
  app.addHook('onClose', () => notes.close());
}

/**
 * Whether an open page made a call by itself for somebody who must first set up a second factor. Nobody tried to do anything, and
 * everyone of whom one is demanded would be in the log.
 */
const isHeldBack = (request: FastifyRequest): boolean => Boolean(request.principal?.lacksSecondFactor) && isByItself(request);

/** The address of a call. For public routes only the pattern, since the address may contain the token of a mailed link. */
function callOf(request: FastifyRequest) {
  const { url, config } = request.routeOptions;
  const path = config.permission === 'public' ? (url ?? '') : (request.url.split('?')[0] ?? '');
  return { kind: 'call', id: null, name: `${request.method} ${path}` };
}
