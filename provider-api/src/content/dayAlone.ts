import { toInstant } from 'shared-kit/rules/dates';
import { isPlainDate } from 'shared-kit/rules/instant';
import { FIRST_TIME, LAST_TIME } from 'shared-kit/rules/typedDate';
import type { Values } from './definition';

const TIMES = { start: FIRST_TIME, end: LAST_TIME };
type Edge = keyof typeof TIMES;

const wallOf = (day: string, edge: Edge) => `${day}T${TIMES[edge]}:00`;

/**
 * A day without a time as wall time: its first moment as a start, its last quarter of an hour as an end (OP-136). Other
 * values stay as they are.
 */
export const wallOfDay = (value: unknown, edge: Edge): unknown => (isPlainDate(value) ? wallOf(value, edge) : value);

/**
 * The sent values with an instant for each day that was sent without a time (OP-136).
 * @param fields the fields that hold start and end
 * @param zone whose clock the days are on
 */
export function withTimes(sent: Values, fields: Record<Edge, string>, zone: string): Values {
  const timed = { ...sent };
  for (const edge of ['start', 'end'] as const) {
    const value = sent[fields[edge]];
    if (isPlainDate(value)) timed[fields[edge]] = toInstant(wallOf(value, edge), zone) ?? value;
  }
  return timed;
}

/** The fields of a window in which content is shown. */
export const WINDOW = { start: 'startsOn', end: 'endsOn' };

/** Whether a day without a time was sent for such a window; its instant depends on the property's time zone. */
export const hasDayAlone = ({ startsOn, endsOn }: Values): boolean => isPlainDate(startsOn) || isPlainDate(endsOn);
