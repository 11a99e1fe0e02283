import { clockNote } from './clockNote';
import { existingTimes, firstMoved, type Series } from './recurrence';
import { FOREVER } from './repeat';
import { single } from './testing/single';

const NEW_YORK = 'America/New_York';

test('the note for a time that the clocks skip names the time that is used instead', () => {
  expect(clockNote('2027-03-14T02:30:00', NEW_YORK)).toBe('The clocks skip this time: it becomes Mar 14, 2027, 3:30 AM.');
  expect(clockNote('2026-09-06T00:15:00', 'America/Santiago')).toBe(
    'The clocks skip this time: it becomes Sep 6, 2026, 1:15 AM.',
  );
  expect(clockNote('2011-12-30T09:00:00', 'Pacific/Apia')).toBe('The clocks skip this time: it becomes Dec 31, 2011, 9:00 AM.');
});

test('the note for a time that occurs twice says whether the first or the stored second one is used', () => {
  expect(clockNote('2026-11-01T01:30:00', NEW_YORK)).toBe(
    'The clocks go back, so this time occurs twice: the first one is used.',
  );
  expect(clockNote('2026-11-01T01:30:00', NEW_YORK, '2026-11-01T06:30:00.000Z')).toBe(
    'The clocks go back, so this time occurs twice: the second one is used.',
  );
  // The API accepts fractions of a second in an instant; a wall time has none.
  expect(clockNote('2026-11-01T01:30:00', NEW_YORK, '2026-11-01T06:30:00.250Z')).toMatch(/second one/);
  expect(clockNote('2026-11-01T01:30:00', NEW_YORK, '2026-11-01T05:30:00.250Z')).toMatch(/first one/);
});

test('there is no note for any other time or for text that is not a time', () => {
  for (const wall of ['2027-03-14T01:59:00', '2027-03-14T03:00:00', '2026-11-01T02:00:00', '2026-11-01T00:59:00', 'soon', ''])
    expect([wall, clockNote(wall, NEW_YORK)]).toEqual([wall, undefined]);
  expect(clockNote('2027-03-14T02:30:00', 'Europe/London')).toBeUndefined();
});

const once: Series = { ...single, start: '2027-03-14T02:30:00', end: '2027-03-14T02:45:00' };

test('an event takes place at times that exist, and never ends before it starts', () => {
  expect(existingTimes(once, NEW_YORK)).toEqual({ start: '2027-03-14T03:30:00', end: '2027-03-14T03:45:00' });
  const intoNext = { ...once, end: '2027-03-14T03:15:00' };
  expect(existingTimes(intoNext, NEW_YORK)).toEqual({ start: '2027-03-14T03:30:00', end: '2027-03-14T04:15:00' });
  // An end after the skipped hour stays; one within it moves.
  const after = { ...once, end: '2027-03-14T05:00:00' };
  expect(existingTimes(after, NEW_YORK)).toEqual({ start: '2027-03-14T03:30:00', end: '2027-03-14T05:00:00' });
  const into = { ...once, start: '2027-03-14T01:00:00', end: '2027-03-14T02:30:00' };
  expect(existingTimes(into, NEW_YORK)).toEqual({ start: '2027-03-14T01:00:00', end: '2027-03-14T03:30:00' });
  // An hour-long event that starts within the skipped hour would otherwise end when it starts.
  const hour = { ...once, end: '2027-03-14T03:30:00' };
  expect(existingTimes(hour, NEW_YORK)).toEqual({ start: '2027-03-14T03:30:00', end: '2027-03-14T04:30:00' });
  expect(existingTimes({ ...once, allDay: true }, NEW_YORK)).toEqual({ start: once.start, end: once.end });
});

test('finds the first occurrence of a series that a clock change moves', () => {
  const daily: Series = {
    ...once,
    start: '2026-12-01T02:30:00',
    end: '2026-12-01T02:45:00',
    repeats: 'daily',
    eventEndsOption: FOREVER,
  };
  expect(firstMoved(daily, NEW_YORK)).toEqual({ start: '2027-03-14T03:30:00', end: '2027-03-14T03:45:00' });
  expect(firstMoved({ ...daily, repeats: 'weekly', repeatsOn: ['Monday'] }, NEW_YORK)).toBeNull();
  expect([firstMoved(once, NEW_YORK), firstMoved({ ...daily, allDay: true }, NEW_YORK)]).toEqual([null, null]);
});
