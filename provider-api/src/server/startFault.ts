import { ConfigError } from '../base/configError';
import { isNoRoom } from '../base/storage/noRoom';

const NO_ROOM =
  'There is no room left on the disk, so the server cannot start. What was acknowledged is kept: make room, and start again.';

/** A message about why a start failed, where there is one; any other error unchanged, to be logged with its stack. */
export function startFault(error: unknown): unknown {
  if (error instanceof ConfigError) return error.message;
  return isNoRoom(error) ? NO_ROOM : error;
}
