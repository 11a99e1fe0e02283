import type { LiveWindow } from './entities';
import { isNoEnd } from './live';

/** The states of an item in the order of its life; lists sort by it (OP-144). */
export const STATES = ['draft', 'scheduled', 'live', 'ended'] as const;
export type State = (typeof STATES)[number];
/** The states of items without dates. */
export const UNDATED_STATES: readonly State[] = ['draft', 'live'];

export const STATE_LABELS: Record<State, string> = { draft: 'Draft', scheduled: 'Scheduled', live: 'Live', ended: 'Ended' };

type Maybe<T> = { [K in keyof T]?: T[K] | null };

/** The fields that determine an item's state; a kind without a window has no dates. */
export type Stateful = Maybe<LiveWindow> & { published?: boolean; archived?: boolean };

/**
 * The state of an item, which follows from its switches and dates alone; `live` is the same as `isLive` (OP-144). An item without a
 * window is Live once it is published.
 * @param now the moment to judge, as a date or in milliseconds
 */
export function stateOf(item: Stateful, now: Date | number): State {
  if (!item.published || item.archived) return 'draft';
  if (item.startsOn === undefined) return 'live';
  const moment = Number(now);
  const hasStarted = item.startsOn !== null && Date.parse(item.startsOn) <= moment;
  if (!hasStarted) return 'scheduled';
  const hasEnded = !isNoEnd(item) && !(typeof item.endsOn === 'string' && moment < Date.parse(item.endsOn));
  return hasEnded ? 'ended' : 'live';
}

/** A shared special has its own names for its dates, which the hotels' copies start with. */
export interface SharedDates {
  published: boolean;
  archived: boolean;
  startDate: string | null;
  endDate: string | null;
  eventEnds: boolean;
}

/** The state of a shared special (OP-144). */
export const sharedState = ({ published, archived, startDate, endDate, eventEnds }: SharedDates, now: Date | number): State =>
  stateOf({ published, archived, startsOn: startDate, endsOn: endDate, doesNotEnd: !eventEnds }, now);

/** The state of that name; undefined for any other text. */
export const parseState = (word: string | null | undefined): State | undefined => STATES.find((state) => state === word);

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/**
 * Why an item that is Live is not among those that guests see at once.
 * @param limit how many guests see
 * @param position its position among the Live ones, from 1, if it is known
 */
export function notShownReason(limit: number, position?: number): string {
  const first = `the first ${NUMBERS[limit] ?? limit}`;
  if (position === undefined) return `Live, but behind ${first} that guests see`;
  return `Live, but ${ORDINALS[position - 1] ?? `number ${position}`} in line: guests see ${first}`;
}
