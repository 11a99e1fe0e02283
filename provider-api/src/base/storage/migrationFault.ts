import { ConfigError } from '../configError';
import { isNoRoom } from './noRoom';

/** The database's code for a table that was in use for too long. */
const LOCK_NOT_AVAILABLE = '55P03';

const UPDATE_FAILED = 'The tables could not be brought up to date';
const IN_USE = `${UPDATE_FAILED}: one of them was in use for too long, as during a backup. Nothing was changed; start again.`;
/** What the operator can do about some codes of the database. */
const MENDS: Record<string, string> = {
  [LOCK_NOT_AVAILABLE]: IN_USE,
  // The user has no right to do this.
  42501: 'The user of DATABASE_URL may not create tables. Make it the owner of the database, and start again.',
  25006: 'The database is read-only, as a standby server is. Set DATABASE_URL to one that can be written to.',
};
const ADVICE =
  'Nothing was changed. The database has tables of another program, somebody else has changed its tables, or a backup was put back in part: put one back whole, and start again.';

/** The database's own error, also where the migrator has wrapped it. */
function databaseErrorOf(error: unknown): { code?: string; message: string } | null {
  const { severity, cause } = error as { severity?: unknown; cause?: unknown };
  if (typeof severity === 'string') return error as Error & { code?: string };
  return cause instanceof Error ? databaseErrorOf(cause) : null;
}

/** @returns a message about why the database refused a migration; any other error unchanged */
export function migrationFault(error: unknown): unknown {
  const databaseError = databaseErrorOf(error);
  // A full disk has its own message.
  if (databaseError === null || isNoRoom(error)) return error;
  const message = MENDS[databaseError.code ?? ''] ?? `${UPDATE_FAILED}: ${databaseError.message}. ${ADVICE}`;
  return new ConfigError(message, { cause: error });
}
