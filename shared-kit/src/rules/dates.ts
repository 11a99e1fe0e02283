import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { currentTime } from './currentTime';
import { isPlainDate, isWallTime, readInstant } from './instant';
import { isNoEnd } from './live';
import { momentOf, ownZone, wallMillis } from './zone';

dayjs.extend(utc);

const LIST = 'MM-DD-YYYY';
const PICKER = 'MM/DD/YYYY h:mm A';
const PICKER_DATE = 'MM/DD/YYYY';
const WALL = 'YYYY-MM-DDTHH:mm:ss';
const TOKEN = 'YYYY-MM-DD';
/** For every date without its own format. */
const MOMENT = 'MMM D, YYYY, h:mm A';
const NOTHING = '--';

function wallOf(iso: string | null | undefined, zone: string) {
  const instant = readInstant(iso);
  return instant === null ? null : dayjs.utc(wallMillis(Date.parse(instant), zone));
}

/** An instant as a property's wall clock, `YYYY-MM-DDTHH:mm:ss`; null when the text is not an instant. */
export function toWall(iso: string | null | undefined, zone: string): string | null {
  return wallOf(iso, zone)?.format(WALL) ?? null;
}

/**
 * A property's wall clock `YYYY-MM-DDTHH:mm:ss` as an instant; null when the text is not a wall time, or the instant is not in a year
 * of four digits. A repeated hour means its first pass; a skipped one moves forward (API contract §1).
 */
export function toInstant(wall: string | null | undefined, zone: string): string | null {
  if (!isWallTime(wall)) return null;
  return readInstant(new Date(momentOf(dayjs.utc(wall).valueOf(), zone)).toISOString());
}

/** A list's date, MM-DD-YYYY in the property's zone; `--` for nothing (document 1 §9, decision OP-68). */
export function listDate(iso: string | null | undefined, zone: string): string {
  return wallOf(iso, zone)?.format(LIST) ?? NOTHING;
}

/** A list's end date: `--` when the item does not end (document 2 §2.6, decision OP-67). */
export function listEndDate(item: { endsOn?: string | null; doesNotEnd?: boolean }, zone: string): string {
  return isNoEnd(item) ? NOTHING : listDate(item.endsOn, zone);
}

/** A plain date `YYYY-MM-DD` as a list shows it, MM-DD-YYYY; `--` for nothing. */
export function plainListDate(date: string | null | undefined): string {
  return isPlainDate(date) ? dayjs.utc(date).format(LIST) : NOTHING;
}

/** What a picker shows for wall time `YYYY-MM-DDTHH:mm:ss`: MM/DD/YYYY h:mm AM; '' for nothing (document 1 §9). */
export function wallPickerText(wall: string | null | undefined): string {
  return isWallTime(wall) ? dayjs.utc(wall).format(PICKER) : '';
}

/** What a date-only picker shows for a plain date, MM/DD/YYYY; '' for nothing. */
export function datePickerText(date: string | null | undefined): string {
  return isPlainDate(date) ? dayjs.utc(date).format(PICKER_DATE) : '';
}

/** A token's expiry, YYYY-MM-DD in UTC: a token has no property and so no other zone (document 1 §9). */
export function tokenDate(iso: string | null | undefined): string {
  return wallOf(iso, 'UTC')?.format(TOKEN) ?? NOTHING;
}

/** A moment that belongs to no property, on the reader's own clock: Dec 25, 2026, 11:45 PM; `--` for nothing. */
export const stampText = (iso: string | null | undefined): string => momentText(iso, ownZone());

/** The 12-hour time of a wall time, such as 9:30 AM; '' for nothing (document 2 §4.7). */
export function timeText(wall: string | null | undefined): string {
  return isWallTime(wall) ? dayjs.utc(wall).format('h:mm A') : '';
}

/** A moment in a sentence, on a property's clock: Dec 25, 2026, 11:45 PM; `--` for nothing. */
export function momentText(iso: string | null | undefined, zone: string): string {
  return wallOf(iso, zone)?.format(MOMENT) ?? NOTHING;
}

/** A property's wall clock now, to the minute: `YYYY-MM-DDTHH:mm:00`. */
export function wallNow(zone: string, now: Date | number = currentTime()): string {
  return dayjs.utc(wallMillis(Number(now), zone)).format('YYYY-MM-DDTHH:mm:00');
}

/** Today's date in a zone, `YYYY-MM-DD`. */
export function today(zone: string, now: Date | number = currentTime()): string {
  return dayjs.utc(wallMillis(Number(now), zone)).format(TOKEN);
}

/**
 * The wall-clock range of a month for the calendar's query (document 2 §4.7 and §7.2).
 * @param month `YYYY-MM`, or any text that begins with it
 */
export function monthRange(month: string): { from: string; to: string; start: string } {
  const first = dayjs.utc(`${month.slice(0, 7)}-01T00:00:00`);
  const from = first.format(WALL);
  const to = first.endOf('month').format(WALL);
  return { from, to, start: `~${from}..${to}` };
}
