import { stringify } from 'csv-stringify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';

/** Whether CSV is requested by name, and not only accepted by a wildcard. */
export const asksForCsv = ({ headers }: FastifyRequest) => /\btext\/csv\b/i.test(headers.accept ?? '');

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
