import type { FastifyBaseLogger } from 'fastify';
import type { NewEntry } from './entry';

/** One structured line for an entry, for programs that watch the log. Values are those of the entry; none is a secret. */
export function logEntry(log: FastifyBaseLogger, entry: NewEntry): void {
  const { event, outcome, byId, byName, aboutKind, aboutId, aboutName, detail, address, agent } = entry;
  const about = aboutKind ? { kind: aboutKind, id: aboutId, name: aboutName } : null;
  const security = { event, outcome, by: byId ? { id: byId, name: byName } : null, about, detail, address, agent };
  if (outcome === 'done') log.info({ security }, 'security');
  else log.warn({ security }, 'security');
}
