import type { Series } from '../recurrence';

/** An event that takes place once, for tests that set when, and whatever else differs. */
export const single: Series = {
  start: '2026-11-03T19:30:00',
  end: '2026-11-03T21:00:00',
  allDay: false,
  repeats: null,
  repeatsOn: [],
  repeatsEndsOn: null,
  repeatsTimes: null,
  eventEndsOption: null,
};
