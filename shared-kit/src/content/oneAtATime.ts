const running = new Set<string>();

/**
 * Does something, unless it is on its way already: a second press would do it twice, and its Undo would come too late.
 * @param what names it for the row and the person; see `rowKey`
 */
export async function oneAtATime(what: string, work: () => Promise<void>): Promise<void> {
  if (running.has(what)) return;
  running.add(what);
  try {
    await work();
  } finally {
    running.delete(what);
  }
}
