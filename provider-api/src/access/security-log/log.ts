import type { FastifyRequest } from 'fastify';
import type { Database } from '../../base/storage/database';
import type { Happened, NewEntry } from './entry';
import { toEntry } from './entry';
import type { Notes } from './notes';
import { securityLog } from './schema';

declare module 'fastify' {
  interface FastifyInstance {
    securityNotes: Notes;
  }
  interface FastifyRequest {
    /** Entries of changes that this request made, for the log lines that follow when it succeeded. */
    securityEntries: NewEntry[] | null;
  }
}

/**
 * Writes an entry together with the change that it describes: both are stored, or neither.
 * @param tx the transaction of the change
 * @param request the caller's request; null when the product acted by itself
 */
export async function recordChange(tx: Database, request: FastifyRequest | null, happened: Happened): Promise<void> {
  const entry = toEntry(request, happened);
  await tx.insert(securityLog).values(entry);
  if (request) (request.securityEntries ??= []).push(entry);
}

/**
 * Records an event without a change: a failed sign-in, a refusal. It is stored shortly afterwards, and never fails or slows the
 * request.
 */
export function noteEvent(request: FastifyRequest, happened: Happened): void {
  request.server.securityNotes.add(toEntry(request, happened));
}
