import { momentText } from '../../rules/dates';
import { isNoEnd } from '../../rules/live';
import { notShownReason, type State, type Stateful } from '../../rules/state';

interface Options {
  state: State;
  /** The property's time zone. */
  zone: string;
  /** How many guests see at most. */
  limit?: number | undefined;
  /** Its place among the live ones, from 1. */
  place: number;
}

/** Whether guests see an item on its page, and from when or until when, in one sentence. */
export function visibilityText(item: Stateful, { state, zone, limit, place }: Options): string {
  if (item.archived) return 'Archived: guests do not see it.';
  if (state === 'draft') return 'Not published: guests do not see it yet.';
  if (state === 'ended')
    return item.endsOn ? `Ended: guests saw it until ${momentText(item.endsOn, zone)}.` : 'Ended: its last day is over.';
  if (state === 'scheduled')
    return item.startsOn ? `Scheduled: guests see it from ${momentText(item.startsOn, zone)}.` : 'It has no start yet.';
  if (limit !== undefined && place > limit) return `${notShownReason(limit, place)}.`;
  return item.endsOn && !isNoEnd(item) ? `Live until ${momentText(item.endsOn, zone)}.` : 'Live: guests see it here.';
}
