import { firstLive, isLive, isNoEnd, NO_END } from './live';

const now = new Date('2026-11-21T12:00:00.000Z');
const item = { published: true, archived: false, startsOn: '2026-11-01T00:00:00.000Z', endsOn: null, doesNotEnd: true };

test('an item is LIVE when published, started, and without end or not over', () => {
  expect(isLive(item, now)).toBe(true);
  expect(isLive({ ...item, doesNotEnd: false, endsOn: '2026-11-22T00:00:00.000Z' }, now)).toBe(true);
  expect(isLive({ ...item, published: false }, now)).toBe(false);
  expect(isLive({ ...item, archived: true }, now)).toBe(false);
  expect(isLive({ ...item, startsOn: '2026-11-22T00:00:00.000Z' }, now)).toBe(false);
  expect(isLive({ ...item, doesNotEnd: false, endsOn: '2026-11-20T00:00:00.000Z' }, now)).toBe(false);
});
test('an item is LIVE at its exact start, and no longer at its exact end', () => {
  expect(isLive({ ...item, startsOn: now.toISOString() }, now.getTime())).toBe(true);
  expect(isLive({ ...item, doesNotEnd: false, endsOn: now.toISOString() }, now)).toBe(false);
});
test('an item without a start or with an unreadable one is not LIVE', () => {
  expect(isLive({ ...item, startsOn: null }, now)).toBe(false);
  expect(isLive({ ...item, startsOn: 'soon' }, now)).toBe(false);
  expect(isLive({ ...item, doesNotEnd: false, endsOn: null }, now)).toBe(false);
});
test('the no-end date is 1 January 2120, also when typed in another zone', () => {
  expect(isNoEnd({ doesNotEnd: false, endsOn: NO_END })).toBe(true);
  expect(isNoEnd({ endsOn: '2119-12-31T13:00:00.000Z' })).toBe(true);
  expect(isNoEnd({ endsOn: '2119-12-31T00:00:00.000Z' })).toBe(true);
  expect(isNoEnd({ endsOn: '2119-12-30T23:59:59.000Z' })).toBe(false);
  expect(isNoEnd({ endsOn: null, doesNotEnd: null })).toBe(false);
});
test('only the first three live home promos carry the badge', () => {
  const promos = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...item, id, published: id !== 'b' }));
  expect([...firstLive(promos, now, 3)]).toEqual(['a', 'c', 'd']);
});
