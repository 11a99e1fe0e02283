import { stringify } from 'csv-stringify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { preferenceFor } from './preference';

/** A spreadsheet holds a million rows; a year of a busy group has fewer than this. */
const MAX_ROWS = 100_000;
/** Rows read per query, so that the whole list is never in memory. */
const CHUNK = 2_000;

/** Whether CSV is requested by name, not only accepted by a wildcard, and JSON is not preferred. */
export function asksForCsv({ headers: { accept } }: { headers: Pick<FastifyRequest['headers'], 'accept'> }): boolean {
  const preference = preferenceFor('text/csv', accept);
  return preference > 0 && preference >= preferenceFor('application/json', accept);
}

/**
 * Sends rows as CSV while they are read. A text that a spreadsheet would treat as a formula is prefixed with an apostrophe.
 * @param name of the file, without date and extension
 */
export function sendCsv(reply: FastifyReply, name: string, columns: string[], rows: AsyncIterable<unknown[]>) {
  const lines = stringify({ header: true, columns, escape_formulas: true, bom: true });
  const source = Readable.from(rows);
  source.on('error', (error) => lines.destroy(error));
  lines.on('close', () => source.destroy());
  const day = new Date().toISOString().slice(0, 10);
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}-${day}.csv"`)
    .send(source.pipe(lines));
}

/**
 * Reads a long list for `sendCsv`. Each chunk begins after the last row of the previous one, so that changes in between
 * shift nothing.
 * @param checkAgain throws when the caller may not read the rest: the download is then broken off, instead of looking
 * like a complete but shorter list
 * @param readAfter reads at most `limit` rows that follow one; the first ones without it
 */
export async function* inChunks<Row>(
  checkAgain: () => Promise<void>,
  readAfter: (last: Row | undefined, limit: number) => PromiseLike<Row[]>,
): AsyncGenerator<Row, void> {
  let last: Row | undefined;
  for (let sent = 0; sent < MAX_ROWS; sent += CHUNK) {
    if (last !== undefined) await checkAgain();
    const rows = await readAfter(last, CHUNK);
    yield* rows;
    if (rows.length < CHUNK) return;
    last = rows.at(-1);
  }
}
