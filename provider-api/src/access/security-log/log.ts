import type { FastifyRequest } from 'fastify';
import type { Database } from '../../base/storage/database';
import { toEntry, type EntryContent, type NewEntry } from './entry';
import type { Notes } from './notes';
import { securityLog } from './schema';

declare module 'fastify' {
  interface FastifyInstance {
    securityNotes: Notes;
  }
  interface FastifyRequest {
    /** Entries for the changes of this request, which are also written as log lines when it succeeds. */
    securityEntries: NewEntry[] | null;
  }
}

/**
 * Writes an entry together with the change that it describes: both are stored, or neither.
 * @param tx the transaction of the change
 * @param request the caller's request; null when the product acted by itself
 */
export async function recordChange(tx: Database, request: FastifyRequest | null, content: EntryContent): Promise<void> {
  const entry = toEntry(request, content);
  await tx.insert(securityLog).values(entry);
  if (request) (request.securityEntries ??= []).push(entry);
}

/**
 * Records an event without a change: a failed sign-in, a refusal. It is stored shortly afterwards, and never fails or slows the
 * request.
 */
export function noteEvent(request: FastifyRequest, content: EntryContent): void {
  request.server.securityNotes.add(toEntry(request, content));
}
