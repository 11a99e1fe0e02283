import { ConfigError } from '../base/configError';
import { isNoRoom } from '../base/storage/noRoom';

const NO_ROOM =
  'There is no room left on the disk, so the server cannot start. What was acknowledged is kept: make room, and start again.';

/** Why a start failed, as a sentence where there is one; anything else is shown as it is, with where it happened. */
export function startFault(error: unknown): unknown {
  if (error instanceof ConfigError) return error.message;
  return isNoRoom(error) ? NO_ROOM : error;
}
