import { sharedState, stateOf } from './state';
import { withTypedDates, withTypedSharedDates } from './typedDates';

const now = Date.parse('2026-11-22T12:00:00.000Z');
const START = '2026-01-01T09:00:00.000Z';
const PAST = '2026-11-01T09:00:00.000Z';

test.each([
  ['complete dates', START, PAST, 'ended'],
  ['no end yet', START, '', 'live'],
  ['a half-typed end', START, '12/2', 'live'],
  ['text that is no date as the end', START, 'soon', 'live'],
  ['a half-typed start', '1/1', PAST, 'scheduled'],
])('%s', (_, startsOn, endsOn, state) => {
  const item = { published: true, archived: false };
  expect(stateOf(withTypedDates({ ...item, startsOn, endsOn, doesNotEnd: false }), now)).toBe(state);
  const shared = withTypedSharedDates({ ...item, startDate: startsOn, endDate: endsOn, eventEnds: true });
  expect(sharedState(shared, now)).toBe(state);
});

test('an end that has passed does not count while the item does not end', () => {
  const item = { published: true, archived: false };
  expect(stateOf(withTypedDates({ ...item, startsOn: START, endsOn: PAST, doesNotEnd: true }), now)).toBe('live');
  const shared = withTypedSharedDates({ ...item, startDate: START, endDate: PAST, eventEnds: false });
  expect(sharedState(shared, now)).toBe('live');
});

test('items without dates have none', () => {
  expect(withTypedDates({ published: true })).toEqual({ published: true });
});
