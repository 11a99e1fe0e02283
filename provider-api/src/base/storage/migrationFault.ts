import { ConfigError } from '../configError';
import { isNoRoom } from './noRoom';

/** What the database says of a table that was in use for too long. */
const LOCK_NOT_AVAILABLE = '55P03';

const NOT_DONE = 'The tables could not be brought up to date';
const IN_USE = `${NOT_DONE}: one of them was in use for too long, as during a backup. Nothing was changed; start again.`;
const OTHERWISE =
  'Nothing was changed. Somebody else has changed the tables, or a backup was put back in part: put one back whole, and start again.';

/** What the database answered, here or in an error wrapped by the migrator. */
function answerOf(error: unknown): { code?: string; message: string } | null {
  const { severity, cause } = error as { severity?: unknown; cause?: unknown };
  if (typeof severity === 'string') return error as Error & { code?: string };
  return cause instanceof Error ? answerOf(cause) : null;
}

/** @returns why a migration failed, as a sentence where the database refused it; anything else unchanged */
export function migrationFault(error: unknown): unknown {
  const answer = answerOf(error);
  // A full disk has its own sentence.
  if (answer === null || isNoRoom(error)) return error;
  const sentence = answer.code === LOCK_NOT_AVAILABLE ? IN_USE : `${NOT_DONE}: ${answer.message}. ${OTHERWISE}`;
  return new ConfigError(sentence, { cause: error });
}
