import type { Option } from './options';

/** Weekday names, in the order of the hours table (document 3 §9) and of the repeat form (document 1 §3). */
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** The name of a weekday. @param index 0 for Sunday, as `Date` counts */
export const weekdayName = (index: number): string => WEEKDAYS[index] ?? '';

/** Calendar page choices (document 2 §4.7): the viewing filter and how the calendar is laid out. */
export const VIEWINGS: readonly Option<number>[] = [
  { value: 1, label: 'Published' },
  { value: 0, label: 'Unpublished' },
  { value: 2, label: 'Both' },
];
export const VIEWING_BOTH = 2;
export const CALENDAR_DISPLAYS: readonly Option<'month' | 'day'>[] = [
  { value: 'month', label: 'Grid' },
  { value: 'day', label: 'List' },
];

/** The `published` query value of a viewing choice; undefined to show both (document 2 §7.2). */
export function publishedOf(viewing: number): boolean | undefined {
  return viewing === VIEWING_BOTH ? undefined : viewing === 1;
}

/** Meal types of opening hours (document 3 §9). */
export const MEAL_TYPES = ['Breakfast', 'Brunch', 'Lunch', 'Dinner', 'Happy Hour', 'Bar', 'Other'] as const;

function timesOfDay(stepMinutes: number): string[] {
  return Array.from({ length: (24 * 60) / stepMinutes }, (_, index) => {
    const minutes = index * stepMinutes;
    return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  });
}

/** Hour choices: Other, then every half hour 00:00 to 23:30 (document 3 §9). */
export const HOUR_CHOICES = /* @__PURE__ */ ['Other'].concat(/* @__PURE__ */ timesOfDay(30));

/** The picker's times, every quarter of an hour (decision OP-68). */
export const PICKER_TIMES = /* @__PURE__ */ timesOfDay(15);
