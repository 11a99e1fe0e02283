import { and, desc, sql, type SQL } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SECURITY_EVENTS, SECURITY_OUTCOMES } from 'shared-kit/rules/securityEvents';
import type { Database } from '../../base/storage/database';
import { inChunks, sendCsv } from '../../http/csv';
import { recordChange } from './log';
import type { EntryRow } from './present';
import { securityLog } from './schema';

/** The ids, which tell namesakes apart, come last, so that programs that read the other columns by position keep working. */
const COLUMNS = [
  'When (UTC)',
  'Event',
  'Outcome',
  'Who',
  'About',
  'Kind',
  'Detail',
  'From',
  'With',
  'Times',
  'Who id',
  'About id',
];

/** Sends the entries as CSV while they are read, newest first. The export itself is logged. */
export async function answerCsv(db: Database, request: FastifyRequest, reply: FastifyReply, where: SQL | undefined) {
  await db.transaction((tx) =>
    recordChange(tx, request, { event: 'exported', about: { kind: 'security log', id: null, name: 'Security log' } }),
  );
  return sendCsv(reply, 'security-log', COLUMNS, readCells(db, request, where));
}

async function* readCells(db: Database, request: FastifyRequest, where: SQL | undefined) {
  const { at, id } = securityLog;
  const entries = inChunks<EntryRow>(
    () => request.authoriseAgain(),
    (last, limit) => {
      const isOlder = last && sql`(${at}, ${id}) < (${last.at}::timestamptz, ${last.id})`;
      return db.select().from(securityLog).where(and(where, isOlder)).orderBy(desc(at), desc(id)).limit(limit);
    },
  );
  for await (const entry of entries) yield toCells(entry);
}

const toCells = ({
  at,
  event,
  outcome,
  byId,
  byName,
  aboutKind,
  aboutId,
  aboutName,
  detail,
  address,
  agent,
  times,
}: EntryRow) => [
  at,
  SECURITY_EVENTS[event],
  SECURITY_OUTCOMES[outcome],
  byName,
  aboutName,
  aboutKind,
  detail,
  address,
  agent,
  times,
  byId,
  aboutId,
];
