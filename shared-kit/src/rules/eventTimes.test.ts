import { endForStart, lastDayOf } from './eventTimes';

const wallTime = (time: string) => `2026-11-06T${time}:00`;

test.each([
  ['an empty end is an hour later', wallTime('20:00'), { start: '', end: '' }, wallTime('21:00')],
  ['an empty end stays on the day of the start', wallTime('23:15'), { start: '', end: '' }, wallTime('23:45')],
  ['and is an hour later when that day has no later quarter', wallTime('23:45'), { start: '', end: '' }, '2026-11-07T00:45:00'],
  ['an earlier end follows no further', wallTime('23:15'), { start: '', end: wallTime('19:00') }, wallTime('23:45')],
  [
    'an hour that was only the default stays on its day too',
    wallTime('23:00'),
    { start: wallTime('00:00'), end: wallTime('01:00') },
    wallTime('23:45'),
  ],
  [
    'and is an hour again when the start moves back',
    wallTime('20:00'),
    { start: wallTime('23:00'), end: wallTime('23:45') },
    wallTime('21:00'),
  ],
  [
    'the event stays as long as it was',
    wallTime('18:00'),
    { start: wallTime('20:00'), end: wallTime('22:30') },
    wallTime('20:30'),
  ],
  ['over midnight', '2026-12-31T23:00:00', { start: wallTime('20:00'), end: wallTime('22:00') }, '2027-01-01T01:00:00'],
  [
    'an end that was typed first stays when it is later',
    wallTime('20:00'),
    { start: '', end: wallTime('23:00') },
    wallTime('23:00'),
  ],
  ['and follows when it is earlier', wallTime('20:00'), { start: '', end: wallTime('19:00') }, wallTime('21:00')],
  [
    'an end before the start becomes the start',
    wallTime('20:00'),
    { start: wallTime('22:00'), end: wallTime('21:00') },
    wallTime('20:00'),
  ],
  ['half a date moves nothing', '11/0', { start: wallTime('20:00'), end: wallTime('22:00') }, wallTime('22:00')],
  ['an end that is no time is kept', wallTime('20:00'), { start: wallTime('19:00'), end: 'tomorrow' }, 'tomorrow'],
])('%s', (_what, newStart, previous, end) => {
  expect(endForStart(newStart, previous)).toBe(end);
});

test.each([
  ['within one day', '2026-11-06T20:00:00', '2026-11-06T22:00:00', '2026-11-06'],
  ['after midnight', '2026-11-06T20:00:00', '2026-11-07T01:00:00', '2026-11-07'],
  ['at midnight', '2026-11-06T20:00:00', '2026-11-07T00:00:00', '2026-11-06'],
  ['at the midnight at which it begins', '2026-11-06T00:00:00', '2026-11-06T00:00:00', '2026-11-06'],
])('the last day of an event that ends %s', (_when, start, end, day) => expect(lastDayOf({ start, end })).toBe(day));
