import { ConfigError } from '../configError';
import { isNoRoom } from './noRoom';

/** The database's code for a table that was in use for too long. */
const LOCK_NOT_AVAILABLE = '55P03';

const UPDATE_FAILED = 'The tables could not be brought up to date';
const IN_USE = `${UPDATE_FAILED}: one of them was in use for too long, as during a backup. Nothing was changed; start again.`;
const ADVICE =
  'Nothing was changed. Somebody else has changed the tables, or a backup was put back in part: put one back whole, and start again.';

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
  const message = databaseError.code === LOCK_NOT_AVAILABLE ? IN_USE : `${UPDATE_FAILED}: ${databaseError.message}. ${ADVICE}`;
  return new ConfigError(message, { cause: error });
}
