import { isLive } from './live';
import { notShownReason, parseState, sharedState, STATE_LABELS, stateOf } from './state';

const now = new Date('2026-11-21T12:00:00.000Z');
const item = { published: true, archived: false, startsOn: '2026-11-01T00:00:00.000Z', endsOn: null, doesNotEnd: true };
const until = (endsOn: string) => ({ ...item, doesNotEnd: false, endsOn });

test.each([
  ['not published', { ...item, published: false }, 'draft'],
  ['archived, whatever its switch says', { ...item, archived: true }, 'draft'],
  ['not published and over', { ...until('2026-11-02T00:00:00.000Z'), published: false }, 'draft'],
  ['to begin', { ...item, startsOn: '2026-11-22T00:00:00.000Z' }, 'scheduled'],
  ['without a readable beginning', { ...item, startsOn: null }, 'scheduled'],
  ['begun this moment', { ...item, startsOn: now.toISOString() }, 'live'],
  ['without an end', item, 'live'],
  ['with an end to come', until('2026-11-22T00:00:00.000Z'), 'live'],
  ['over this moment', until(now.toISOString()), 'ended'],
  ['over', until('2026-11-20T00:00:00.000Z'), 'ended'],
])('an item that is %s', (_, stateful, state) => {
  expect(stateOf(stateful, now)).toBe(state);
  expect(stateOf(stateful, now) === 'live').toBe(isLive(stateful, now));
});
test('an item without dates is Live once it is published', () => {
  expect(stateOf({ published: true }, now)).toBe('live');
  expect(stateOf({ published: false }, now)).toBe('draft');
});
test('only the four state names are accepted', () => {
  for (const word of ['draft', 'scheduled', 'live', 'ended']) expect(parseState(word)).toBe(word);
  for (const word of ['Live', 'archived', '', null, undefined]) expect(parseState(word)).toBeUndefined();
});
test('a live item behind the first three says why guests do not see it', () => {
  expect(notShownReason(3, 4)).toBe('Live, but fourth in line: guests see the first three');
  expect(notShownReason(3, 12)).toBe('Live, but number 12 in line: guests see the first three');
  expect(notShownReason(3)).toBe('Live, but behind the first three that guests see');
});
test('the labels of the states', () => {
  expect(STATE_LABELS).toEqual({ draft: 'Draft', scheduled: 'Scheduled', live: 'Live', ended: 'Ended' });
});
test('a shared special has the same states by its own dates', () => {
  const shared = { published: true, archived: false, startDate: item.startsOn, endDate: '2026-11-20T00:00:00.000Z' };
  expect(sharedState({ ...shared, eventEnds: true }, now)).toBe('ended');
  expect(sharedState({ ...shared, eventEnds: false }, now)).toBe('live');
  expect(sharedState({ ...shared, eventEnds: true, startDate: '2026-11-22T00:00:00.000Z' }, now)).toBe('scheduled');
  expect(sharedState({ ...shared, eventEnds: false, archived: true }, now)).toBe('draft');
  expect(sharedState({ ...shared, eventEnds: false, published: false }, now)).toBe('draft');
});
test('every position up to the tenth is in words', () => {
  const ordinals = ['fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'number 11'];
  expect(ordinals.map((_, index) => notShownReason(3, index + 4))).toEqual(
    ordinals.map((ordinal) => `Live, but ${ordinal} in line: guests see the first three`),
  );
  expect(notShownReason(12)).toBe('Live, but behind the first 12 that guests see');
});
