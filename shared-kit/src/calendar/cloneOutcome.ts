import type { FailedCopy } from './cloneEvents';

/**
 * '2 of 3 cloned. Not “Jazz”: You may not.', or if it is unknown whether a copy was created, '2 of 3 known to be cloned. “Jazz”: …'
 * @param count how many copies were requested
 * @param titleOf the title of an event that could not be read, if it is known
 */
export function cloneOutcome(
  count: number,
  failedCopies: readonly FailedCopy[],
  titleOf: (eventId: string) => string | undefined,
): string {
  const problems = [...new Set(failedCopies.map(({ problem }) => problem))].map((problem) => {
    const copies = failedCopies.filter((copy) => copy.problem === problem);
    const titles = copies.flatMap(({ eventId, title = titleOf(eventId) }) => (title ? `“${title}”` : []));
    const not = copies.some(({ mayExist }) => mayExist) ? '' : 'Not ';
    return titles.length > 0 && failedCopies.length < count ? `${not}${titles.join(', ')}: ${problem}` : problem;
  });
  const cloned = failedCopies.some(({ mayExist }) => mayExist) ? 'known to be cloned' : 'cloned';
  return [`${count - failedCopies.length} of ${count} ${cloned}.`, ...problems].join(' ');
}
