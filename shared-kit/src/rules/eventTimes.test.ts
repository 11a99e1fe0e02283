import { endAfter } from './eventTimes';

const at = (time: string) => `2026-11-06T${time}:00`;

test.each([
  ['an empty end is an hour later', at('20:00'), { start: '', end: '' }, at('21:00')],
  ['the event stays as long as it was', at('18:00'), { start: at('20:00'), end: at('22:30') }, at('20:30')],
  ['over midnight', '2026-12-31T23:00:00', { start: at('20:00'), end: at('22:00') }, '2027-01-01T01:00:00'],
  ['an end that was typed first stays when it is later', at('20:00'), { start: '', end: at('23:00') }, at('23:00')],
  ['and follows when it is earlier', at('20:00'), { start: '', end: at('19:00') }, at('21:00')],
  ['an end before the start becomes the start', at('20:00'), { start: at('22:00'), end: at('21:00') }, at('20:00')],
  ['half a date moves nothing', '11/0', { start: at('20:00'), end: at('22:00') }, at('22:00')],
  ['an end that is no time is kept', at('20:00'), { start: at('19:00'), end: 'tomorrow' }, 'tomorrow'],
])('%s', (_what, next, before, end) => {
  expect(endAfter(next, before)).toBe(end);
});
