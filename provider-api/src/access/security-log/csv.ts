import { stringify } from 'csv-stringify';
import type { SQL } from 'drizzle-orm';
import { and, desc, lt } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { SECURITY_EVENTS, SECURITY_OUTCOMES } from 'shared-kit/rules/securityEvents';
import type { Database } from '../../base/storage/database';
import { recordChange } from './log';
import type { EntryRow } from './present';
import { securityLog } from './schema';

/** A spreadsheet holds a million rows; a year of a busy group has fewer than this. */
const MOST_LINES = 100_000;
/** Rows read per query, so that the whole list is never in memory. */
const CHUNK = 1_000;

const COLUMNS = ['When (UTC)', 'Event', 'Outcome', 'Who', 'About', 'Kind', 'Detail', 'From', 'With', 'Times'];

/** Whether CSV is requested explicitly, and not only accepted among other types. */
export const asksForCsv = ({ headers }: FastifyRequest) => /\btext\/csv\b/i.test(headers.accept ?? '');

/**
 * Sends the entries as CSV while they are read, newest first. A text that a spreadsheet would treat as a formula is prefixed with
 * an apostrophe. The export itself is logged.
 */
export async function answerCsv(db: Database, request: FastifyRequest, reply: FastifyReply, where: SQL | undefined) {
  await db.transaction((tx) =>
    recordChange(tx, request, { event: 'exported', about: { kind: 'security log', id: null, name: 'Security log' } }),
  );
  const lines = stringify({ header: true, columns: COLUMNS, escape_formulas: true, bom: true });
  const rows = Readable.from(entries(db, where));
  rows.on('error', (error) => lines.destroy(error));
  lines.on('close', () => rows.destroy());
  const day = new Date().toISOString().slice(0, 10);
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="security-log-${day}.csv"`)
    .send(rows.pipe(lines));
}

async function* entries(db: Database, where: SQL | undefined) {
  let before: number | undefined;
  for (let sent = 0; sent < MOST_LINES; sent += CHUNK) {
    const older = before === undefined ? undefined : lt(securityLog.id, before);
    const rows = await db.select().from(securityLog).where(and(where, older)).orderBy(desc(securityLog.id)).limit(CHUNK);
    for (const row of rows) yield cells(row);
    if (rows.length < CHUNK) return;
    before = rows.at(-1)?.id;
  }
}

const cells = ({ at, event, outcome, byName, aboutKind, aboutName, detail, address, agent, times }: EntryRow) => [
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
