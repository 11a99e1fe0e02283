import { EVENT_STATES, eventState } from './eventState';
import { sharedState } from './state';
import { single } from './testing/single';

const once = { ...single, start: '2026-11-06T20:00:00', end: '2026-11-06T22:30:00', published: true, archived: false };
const weekly = { ...once, repeats: 'weekly' as const, repeatsOn: ['Friday'], eventEndsOption: 'Never' };
const dateAt = (moment: string) => new Date(moment);

test.each([
  ['published, before it begins', once, '2026-11-01T12:00:00Z', 'live'],
  ['published, at its last minute', once, '2026-11-07T06:29:00Z', 'live'],
  ['published, after its end on its own clock', once, '2026-11-07T06:31:00Z', 'ended'],
  ['that goes on for ever', weekly, '2030-01-01T00:00:00Z', 'live'],
  ['unpublished, although it is over', { ...once, published: false }, '2027-01-01T00:00:00Z', 'draft'],
  ['archived', { ...once, archived: true }, '2026-11-01T00:00:00Z', 'draft'],
  ['whose start is not typed yet', { ...once, start: '' }, '2026-11-01T00:00:00Z', 'live'],
  ['whose end is half typed', { ...once, end: '12/2' }, '2026-11-01T00:00:00Z', 'live'],
  ['whose start is a day that no month has', { ...once, start: '2026-02-30T20:00:00' }, '2026-11-01T00:00:00Z', 'live'],
  ['whose end is an hour that no day has', { ...once, end: '2026-11-06T25:00' }, '2026-11-01T00:00:00Z', 'live'],
])('an event %s', (_what, event, moment, state) => {
  expect(eventState(event, 'America/Los_Angeles', dateAt(moment))).toBe(state);
});

test('nobody can ask for Scheduled events, of which there are none', () => {
  expect(EVENT_STATES).not.toContain('scheduled');
});

const shared = {
  published: true,
  archived: false,
  startDate: '2026-12-01T00:00:00.000Z',
  endDate: '2026-12-24T00:00:00.000Z' as string | null,
  eventEnds: true,
};

test.each([
  [shared, '2026-11-01', 'scheduled'],
  [shared, '2026-12-01', 'live'],
  [shared, '2026-12-24', 'ended'],
  [{ ...shared, endDate: null, eventEnds: false }, '2099-01-01', 'live'],
  [{ ...shared, published: false }, '2026-12-02', 'draft'],
])('a shared special %j at %s is %s', (item, day, state) => {
  expect(sharedState(item, dateAt(`${day}T00:00:00.000Z`))).toBe(state);
});
