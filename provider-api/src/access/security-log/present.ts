import type { SecurityEntry } from 'shared-kit/rules/securityEvents';
import { knownAgent } from '../auth/agentName';
import type { securityLog } from './schema';

export type EntryRow = typeof securityLog.$inferSelect;

/** A stored entry as it is returned. */
export function present(row: EntryRow): SecurityEntry {
  const { id, at, event, outcome, byId, byName, aboutKind, aboutId, aboutName, detail, address, agent, times } = row;
  const by = byId === null ? null : { id: byId, name: byName ?? '' };
  const about = aboutKind === null ? null : { kind: aboutKind, id: aboutId, name: aboutName ?? '' };
  return { id: String(id), at, event, outcome, by, about, detail, address, agent, browser: knownAgent(agent), times };
}
