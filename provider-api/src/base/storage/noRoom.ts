import { causesOf } from '../errorCode';

/** The codes of a full disk, an exhausted quota and a limit on the size of files, and the database's code for them. */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100']);

/** Whether an error, or what caused it, means that the disk is full. */
export function isNoRoom(error: unknown): boolean {
  for (const { code } of causesOf(error)) if (code !== undefined && NO_ROOM.has(code)) return true;
  return false;
}
