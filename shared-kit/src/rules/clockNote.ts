import { toWall } from './dates';
import { isWallTime } from './instant';
import { floating } from './wallTime';
import { wallText } from './wallText';
import { momentOf, momentsOf } from './zone';

/**
 * What a clock change makes of a typed wall time: which time replaces one that does not exist, and which of two is meant.
 * @param moment the instant that is stored for it, if one is; by default the first of two
 * @returns undefined for a time that occurs once, as nearly all do
 */
export function clockNote(wall: string, zone: string, moment?: string): string | undefined {
  if (!isWallTime(wall)) return undefined;
  const moments = momentsOf(floating(wall), zone);
  const [, second] = moments;
  if (moments.length === 0) {
    const next = new Date(momentOf(floating(wall), zone)).toISOString();
    return `The clocks skip this time: it becomes ${wallText(toWall(next, zone))}.`;
  }
  if (second === undefined) return undefined;
  const pass = moment !== undefined && Date.parse(moment) >= second ? 'second' : 'first';
  return `The clocks go back, so this time occurs twice: the ${pass} one is used.`;
}
