import type { PGlite } from '@electric-sql/pglite';

const MINUTE = 60_000;
/** Bytes of log after which a checkpoint is due: replaying that much takes less than a second at a start. */
const CHECKPOINT_BYTES = 16 * 1024 * 1024;

/**
 * Writes out the tables of the embedded database when its log has grown by 16 MB. The engine has no background process
 * for that: its log would grow as long as the server runs, and the start after a crash would replay all of it.
 * @returns whether a checkpoint was due
 */
export async function checkpointWhenDue(client: PGlite): Promise<boolean> {
  const { rows } = await client.query<{ grown: number }>(
    'select (pg_current_wal_insert_lsn() - redo_lsn)::float8 as grown from pg_control_checkpoint()',
  );
  if ((rows[0]?.grown ?? 0) < CHECKPOINT_BYTES) return false;
  await client.exec('checkpoint');
  return true;
}

/**
 * Checks every minute whether a checkpoint is due.
 * @param report called with a failure; the next minute tries again
 * @returns a function that stops it
 */
export function scheduleCheckpoints(client: PGlite, report: (error: Error) => void): () => void {
  const timer = setInterval(() => void checkpointWhenDue(client).catch(report), MINUTE);
  timer.unref();
  return () => clearInterval(timer);
}
