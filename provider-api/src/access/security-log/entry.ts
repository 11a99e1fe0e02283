import type { FastifyRequest } from 'fastify';
import type { SecurityEvent, SecurityOutcome, SecuritySubject } from 'shared-kit/rules/securityEvents';
import { shorten } from '../../base/shorten';
import type { Editor } from '../../base/storage/columns';
import type { securityLog } from './schema';

/** An event as described by the code that caused it. Never a password, a token or a link that opens something. */
export interface EntryContent {
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
export const MAX_LENGTHS = { name: 200, detail: 1_000, agent: 300, address: 64 };

/**
 * An entry as it is stored.
 * @param request the request that caused it; null when the product acted by itself
 */
export function toEntry(request: FastifyRequest | null, content: EntryContent): NewEntry {
  const { event, outcome = 'done', about, detail } = content;
  const by = content.by === undefined ? callerOf(request) : content.by;
  return {
    at: new Date().toISOString(),
    event,
    outcome,
    byId: toLine(by?.id, MAX_LENGTHS.name),
    byName: toLine(by?.name, MAX_LENGTHS.name),
    aboutKind: toLine(about?.kind, MAX_LENGTHS.name),
    aboutId: toLine(about?.id, MAX_LENGTHS.name),
    aboutName: toLine(about?.name, MAX_LENGTHS.name),
    detail: toLine(detail, MAX_LENGTHS.detail),
    address: toLine(request?.ip, MAX_LENGTHS.address),
    agent: toLine(request?.headers['user-agent'], MAX_LENGTHS.agent),
  };
}

function callerOf(request: FastifyRequest | null): Editor | null {
  const principal = request?.principal;
  if (!principal) return null;
  const { userId: id, name, isApiToken } = principal;
  return { id, name: isApiToken ? `API token ${name}` : name };
}

/** On one line, so that nobody can inject another one into the log (CWE-117). */
function toLine(text: string | null | undefined, maxLength: number): string | null {
  if (text === undefined || text === null || text === '') return null;
  const line = text.slice(0, maxLength * 2).replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ');
  return shorten(line, maxLength);
}
