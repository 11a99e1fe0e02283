import { NO_END } from 'shared-kit/rules/live';
import { onDay } from './plan';

/** When and whether an item of the demo is shown. */
export interface Shown {
  /**
   * First and last day from today; no last day means that it does not end. If left out, the item began long ago and
   * does not end.
   */
  days?: [from: number, to: number | null];
  state?: 'draft' | 'archived';
}

/** The window and the flags of an item as they are stored. */
export function shownOn(now: Date, { days: [from, to] = [-120, null], state }: Shown) {
  return {
    startsOn: onDay(now, from),
    endsOn: to === null ? NO_END : onDay(now, to, 22),
    doesNotEnd: to === null,
    ...flagsOf(state),
  };
}

/** Published unless it is a draft or archived. */
export const flagsOf = (state: Shown['state']) => ({ published: state === undefined, archived: state === 'archived' });
