import { codeOf } from '../../errorCode';
import { isNoRoom } from '../noRoom';
import { FilesOutOfReach, NoRoomForFiles } from './problems';

/** An error of the disk that holds the files, with a message for people: it is full, or fails, e.g. because it is read-only. */
export function diskFault(error: unknown): Error {
  return isNoRoom(error) ? new NoRoomForFiles({ cause: error }) : new FilesOutOfReach({ cause: error });
}

/**
 * Waits for a call to the disk that holds the files.
 * @param about the error code with which the call may report that a name is taken or missing: it is thrown unchanged
 * @throws as `diskFault`
 */
export async function onDisk<T>(call: Promise<T>, about?: 'EEXIST' | 'ENOENT'): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw about !== undefined && codeOf(error) === about ? error : diskFault(error);
  }
}
