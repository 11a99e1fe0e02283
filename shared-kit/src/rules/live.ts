import type { LiveWindow } from './entities';

/** The date that means 'does not end' (document 2 §9, decision OP-67). */
export const NO_END = '2120-01-01T00:00:00.000Z';

/** End dates from here on mean 'does not end', whatever zone they were typed in. */
const NO_END_FROM = Date.parse('2119-12-31T00:00:00.000Z');

type Maybe<T> = { [K in keyof T]?: T[K] | null };

/** Whether an item has no end: by its flag, or by an end date at the no-end date (decision OP-67). */
export function isNoEnd(item: Maybe<Pick<LiveWindow, 'endsOn' | 'doesNotEnd'>>): boolean {
  if (item.doesNotEnd) return true;
  return typeof item.endsOn === 'string' && Date.parse(item.endsOn) >= NO_END_FROM;
}

/**
 * Whether an item is LIVE: published, its start is not in the future, and it does not end or its end is still to come (document 2
 * §1, decision OP-66).
 * @param now the moment to check, as a date or in milliseconds
 */
export function isLive(item: Maybe<LiveWindow> & { published?: boolean; archived?: boolean }, now: Date | number): boolean {
  if (!item.published || item.archived || !item.startsOn) return false;
  const moment = Number(now);
  const hasStarted = Date.parse(item.startsOn) <= moment;
  if (!hasStarted) return false;
  return isNoEnd(item) || (typeof item.endsOn === 'string' && moment < Date.parse(item.endsOn));
}

/**
 * The ids of the first `limit` live items in the order given: only three home promos have the badge
 * (document 3 §2).
 */
export function firstLive<T extends Maybe<LiveWindow> & { id: string; published: boolean; archived?: boolean }>(
  items: readonly T[],
  now: Date | number,
  limit: number,
): Set<string> {
  return new Set(
    items
      .filter((item) => isLive(item, now))
      .slice(0, limit)
      .map((item) => item.id),
  );
}
