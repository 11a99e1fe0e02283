/** The codes of a full disk, an exhausted quota and a limit on the size of files, and the database's code for them. */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100']);

/** Whether an error, or what caused it, means that the disk is full. */
export function isNoRoom(error: unknown): boolean {
  for (let cause = error as NodeJS.ErrnoException | undefined; cause; cause = cause.cause as NodeJS.ErrnoException | undefined)
    if (NO_ROOM.has(cause.code ?? '')) return true;
  return false;
}
