import type { FastifyRequest } from 'fastify';
import type { SecurityEvent, SecurityOutcome, SecuritySubject } from 'shared-kit/rules/securityEvents';
import { shortened } from '../../base/shortened';
import type { Editor } from '../../base/storage/columns';
import type { securityLog } from './schema';

/** What happened, as described by the code that did it. Never a password, a token or a link that opens something. */
export interface Happened {
  event: SecurityEvent;
  outcome?: SecurityOutcome;
  /** Who did it, where that is not the caller: somebody who has just signed in; null for the product itself. */
  by?: Editor | null;
  about?: SecuritySubject;
  /** A short detail. */
  detail?: string;
}

export type NewEntry = typeof securityLog.$inferInsert;

/** The maximum characters stored: the caller chooses some of these texts. */
export const LONGEST = { name: 200, detail: 1_000, agent: 300, address: 64 };

/**
 * An entry as it is stored.
 * @param request the request that caused it; null when the product acted by itself
 */
export function toEntry(request: FastifyRequest | null, happened: Happened): NewEntry {
  const { event, outcome = 'done', about, detail } = happened;
  const by = happened.by === undefined ? whoCalls(request) : happened.by;
  return {
    at: new Date().toISOString(),
    event,
    outcome,
    byId: bounded(by?.id, LONGEST.name),
    byName: bounded(by?.name, LONGEST.name),
    aboutKind: bounded(about?.kind, LONGEST.name),
    aboutId: bounded(about?.id, LONGEST.name),
    aboutName: bounded(about?.name, LONGEST.name),
    detail: bounded(detail, LONGEST.detail),
    address: bounded(request?.ip, LONGEST.address),
    agent: bounded(request?.headers['user-agent'], LONGEST.agent),
  };
}

function whoCalls(request: FastifyRequest | null): Editor | null {
  const principal = request?.principal;
  if (!principal) return null;
  const { userId: id, name, isApiToken } = principal;
  return { id, name: isApiToken ? `API token ${name}` : name };
}

/** On one line, so that nobody can inject another one into the log (CWE-117). */
function bounded(text: string | null | undefined, longest: number): string | null {
  if (text === undefined || text === null || text === '') return null;
  const line = text.slice(0, longest * 2).replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ');
  return shortened(line, longest);
}
