import { toInstant, toWall } from './dates';
import { isNoEnd } from './live';

interface Window<End extends string | null> {
  startsOn: string;
  endsOn: End;
}

/**
 * The window during which another zone's clock shows the same times: clones keep the wall clock (API contract §1). If a clock
 * change would make it end before it starts, it keeps its length. Without an end, or with the no-end date, only the start moves.
 */
export function moveWindow<End extends string | null>(
  { startsOn, endsOn }: Window<End>,
  from: string,
  to: string,
): Window<End | string> {
  const start = moveZone(startsOn, from, to);
  if (endsOn === null || isNoEnd({ endsOn })) return { startsOn: start, endsOn };
  const end = moveZone(endsOn, from, to);
  const length = Date.parse(endsOn) - Date.parse(startsOn);
  if (length <= 0 || Date.parse(end) > Date.parse(start)) return { startsOn: start, endsOn: end };
  return { startsOn: start, endsOn: new Date(Date.parse(start) + length).toISOString() };
}

/** An instant at which both clocks agree is kept, so that the second pass of a repeated hour does not become the first. */
function moveZone(iso: string, from: string, to: string): string {
  const wall = toWall(iso, from);
  return wall === toWall(iso, to) ? iso : (toInstant(wall, to) ?? iso);
}
