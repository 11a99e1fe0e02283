import type { SQL } from 'drizzle-orm';
import { and, desc, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SECURITY_EVENTS, SECURITY_OUTCOMES } from 'shared-kit/rules/securityEvents';
import type { Database } from '../../base/storage/database';
import { sendCsv } from '../../http/csv';
import { recordChange } from './log';
import type { EntryRow } from './present';
import { securityLog } from './schema';

/** A spreadsheet holds a million rows; a year of a busy group has fewer than this. */
const MAX_LINES = 100_000;
/** Rows read per query, so that the whole list is never in memory. */
const CHUNK = 1_000;

const COLUMNS = ['When (UTC)', 'Event', 'Outcome', 'Who', 'About', 'Kind', 'Detail', 'From', 'With', 'Times'];

/** Sends the entries as CSV while they are read, newest first. The export itself is logged. */
export async function answerCsv(db: Database, request: FastifyRequest, reply: FastifyReply, where: SQL | undefined) {
  await db.transaction((tx) =>
    recordChange(tx, request, { event: 'exported', about: { kind: 'security log', id: null, name: 'Security log' } }),
  );
  return sendCsv(reply, 'security-log', COLUMNS, readCells(db, where));
}

async function* readCells(db: Database, where: SQL | undefined) {
  const { at, id } = securityLog;
  let last: EntryRow | undefined;
  for (let sent = 0; sent < MAX_LINES; sent += CHUNK) {
    const isOlder = last && sql`(${at}, ${id}) < (${last.at}::timestamptz, ${last.id})`;
    const rows = await db.select().from(securityLog).where(and(where, isOlder)).orderBy(desc(at), desc(id)).limit(CHUNK);
    for (const row of rows) yield toCells(row);
    if (rows.length < CHUNK) return;
    last = rows.at(-1);
  }
}

const toCells = ({ at, event, outcome, byName, aboutKind, aboutName, detail, address, agent, times }: EntryRow) => [
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
];
