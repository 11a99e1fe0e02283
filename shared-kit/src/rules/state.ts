import type { LiveWindow } from './entities';
import { isNoEnd } from './live';

/** The states of an item in the order of its life; lists sort by it (OP-144). */
export const STATES = ['draft', 'scheduled', 'live', 'ended'] as const;
export type State = (typeof STATES)[number];
/** The states of what has no dates. */
export const UNDATED_STATES: readonly State[] = ['draft', 'live'];

export const STATE_WORDS: Record<State, string> = { draft: 'Draft', scheduled: 'Scheduled', live: 'Live', ended: 'Ended' };

type Maybe<T> = { [K in keyof T]?: T[K] | null };

/** What decides an item's state; a kind without a window has no dates. */
export type Stateful = Maybe<LiveWindow> & { published?: boolean; archived?: boolean };

/**
 * Where an item is in its life, from its switches and dates alone: LIVE (`isLive`) is one of four words (OP-144). Without a window it is
 * Live once published.
 * @param now the moment to judge, as a date or in milliseconds
 */
export function stateOf(item: Stateful, now: Date | number): State {
  if (!item.published || item.archived) return 'draft';
  if (item.startsOn === undefined) return 'live';
  const moment = Number(now);
  const begun = item.startsOn !== null && Date.parse(item.startsOn) <= moment;
  if (!begun) return 'scheduled';
  const over = !isNoEnd(item) && !(typeof item.endsOn === 'string' && moment < Date.parse(item.endsOn));
  return over ? 'ended' : 'live';
}

/** A shared special in the words of its own dates, which its hotels' copies begin with. */
interface SharedDates {
  published: boolean;
  archived: boolean;
  startDate: string | null;
  endDate: string | null;
  eventEnds: boolean;
}

/** The state of a shared special (OP-144). */
export const sharedState = ({ published, archived, startDate, endDate, eventEnds }: SharedDates, now: Date | number): State =>
  stateOf({ published, archived, startsOn: startDate, endsOn: endDate, doesNotEnd: !eventEnds }, now);

/** The state that a word of an address names; undefined for any other word. */
export const stateNamed = (word: string | null | undefined): State | undefined => STATES.find((state) => state === word);

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/**
 * Why an item that is Live is not among those that guests see at once.
 * @param most how many they see
 * @param place its place among the Live ones, from 1, where it is known
 */
export function inLine(most: number, place?: number): string {
  const first = `the first ${NUMBERS[most] ?? most}`;
  if (place === undefined) return `Live, but behind ${first} that guests see`;
  return `Live, but ${PLACES[place - 1] ?? `number ${place}`} in line: guests see ${first}`;
}
