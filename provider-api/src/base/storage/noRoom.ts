/** What a full disk answers, a used-up quota, or a limit of the size of files; and what a database makes of it. */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100']);

/** Whether an error, or what caused it, is that nothing more fits. */
export function isNoRoom(error: unknown): boolean {
  for (let cause = error as NodeJS.ErrnoException | undefined; cause; cause = cause.cause as NodeJS.ErrnoException | undefined)
    if (NO_ROOM.has(cause.code ?? '')) return true;
  return false;
}
