import { ConfigError } from '../base/configError';
import { connectionCode } from '../base/storage/connectionFault';
import { FilesOutOfReach } from '../base/storage/files/problems';
import { isNoRoom } from '../base/storage/noRoom';
import { textOfError } from '../http/logging';

/**
 * Why a program ended, for its terminal: in one sentence where there is one, else with the stack, without the values of a query.
 * @param noRoom what to say about a full disk
 */
export function programFault(error: unknown, noRoom: string): string {
  if (error instanceof ConfigError) return error.message;
  if (isNoRoom(error)) return noRoom;
  if (error instanceof FilesOutOfReach) {
    const reason = connectionCode(error.cause) || (error.cause as Error).name;
    return `The store of files cannot be used (${reason}). Check the folder 'files' in DATA_DIR; with a bucket, the S3 variables and what the key may do in it.`;
  }
  return error instanceof Error ? textOfError(error) : String(error);
}
