import { snakeKey } from 'shared-kit/rules/keyCase';
import { tooLong } from 'shared-kit/rules/validation/messages';
import { causesOf, type CodedError } from '../base/errorCode';
import { FilesOutOfReach, NoRoomForFiles } from '../base/storage/files/problems';
import { lackedLetter } from '../base/storage/lackedLetters';
import { isNoRoom } from '../base/storage/noRoom';
import { NoTemporaryFolder } from '../base/storage/temporaryFolder';
import { badRequest, conflict, unavailable, type HttpError } from './errors';

interface DriverError extends CodedError {
  /** The name of the unique index that refused a value. */
  constraint?: string;
  /** For a text longer than its limit in the database (`server/bounds`): its path, and the limit. */
  column?: string;
  detail?: string;
}

/**
 * Codes of a database that is unreachable, starting, stopping or out of connections; that is read-only, as the old
 * primary is after a failover (25006); or that ended a statement which waited too long for a lock (55P03, 57014), or a
 * transaction that sent nothing or ran for too long (25P03, 25P04).
 */
const UNREACHABLE_CODE =
  /^(25006|25P0[34]|55P03|57014|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|08...|57P0[1-5]|53...|3D000|28...)$/;
const UNREACHABLE_MESSAGE =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|Cannot use a pool after calling end|PGlite is clos(ed|ing)|Query read timeout|connection error and is not queryable/i;
const NO_ROOM = 'There is no room left for data. Nothing was saved; please tell your administrator.';
/** Text that the database cannot store, numbers out of range. */
const UNSTORABLE_CODE = /^22(003|007|008|021|P02|P05)$/;

/** @returns the answer for an error that the database or the store of files raised, or null when it was something else */
export function fromStorageError(error: unknown): HttpError | null {
  if (error instanceof FilesOutOfReach || error instanceof NoRoomForFiles || error instanceof NoTemporaryFolder)
    return unavailable(error.message);
  if (isNoRoom(error)) return unavailable(NO_ROOM);
  const lacked = lackedLetter(error);
  if (lacked !== undefined) return badRequest(lackedBy(lacked));
  for (const { code, message, column, detail, constraint } of causesOf<DriverError>(error)) {
    if ((code && UNREACHABLE_CODE.test(code)) || (message && UNREACHABLE_MESSAGE.test(message))) return unavailable();
    if (code && UNSTORABLE_CODE.test(code)) return badRequest('The request contains a value that cannot be saved.');
    if (code === '22001' && column) return tooLongAt(snakeKey(column), Number(detail));
    if (code === '54000') return badRequest('A value in the request is too long to be saved.');
    // Only a client that chose the id itself, with an idempotency key, can choose one that exists.
    if (code === '23505' && constraint?.endsWith('_pkey')) return conflict('This was created before.');
    if (code === '23505') return conflict('This value is already taken.');
    if (code === '23503') return conflict('This belongs to something that no longer exists, or is still in use.');
    if (code === '40001' || code === '40P01') return unavailable('Two changes were made at the same time. Try again.');
  }
  return null;
}

const lackedBy = (letter: string) =>
  `The letter “${letter}” cannot be saved here: the database was created without it. Leave it out.`;

const tooLongAt = (path: string, max: number) => badRequest(tooLong(max), { [path]: tooLong(max) });

/** Whether the database refused a value as already taken, by a given unique index. */
export function isTaken(error: unknown, index: string): boolean {
  for (const { code, constraint } of causesOf<DriverError>(error)) if (code === '23505') return constraint === index;
  return false;
}
