import { move, placeBack, readCondition, sortBody, sorted } from './sort';
import { countsWith } from './countsWith';
import { dashboardTab, isArchivedTab, listTabs } from './tabs';

const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const ids = rows.map(({ id }) => id);

describe('sort', () => {
  test.each(['a', 'b', 'c', 'd'])('%s moves back to its former position from the end', (id) => {
    const body = placeBack(rows, id);
    expect(body && sorted([...ids.filter((other) => other !== id), id], body)).toEqual(ids);
  });

  test('the only row, or one that is not in the list, needs no call to move back', () => {
    expect(placeBack([{ id: 'a' }], 'a')).toBeNull();
    expect(placeBack(rows, 'z')).toBeNull();
  });

  test('a row moved up goes before the row whose place it takes, a row moved down goes after it', () => {
    expect(sortBody(rows, 3, 1)).toEqual({ ids: ['d'], moveToId: 'b', condition: 'before' });
    expect(sortBody(rows, 0, 2)).toEqual({ ids: ['a'], moveToId: 'c', condition: 'after' });
  });
  test('there is no call when the position is unchanged or does not exist', () => {
    expect(sortBody(rows, 2, 2)).toBeNull();
    expect(sortBody(rows, 0, 9)).toBeNull();
    expect(sortBody(rows, -1, 1)).toBeNull();
  });
  test('the order that the list shows at once is the one that the call stores', () => {
    for (let from = 0; from < rows.length; from += 1) {
      for (let to = 0; to < rows.length; to += 1) {
        const body = sortBody(rows, from, to);
        expect(body ? sorted(ids, body) : ids).toEqual(move(ids, from, to));
      }
    }
    expect(move(ids, 0, ids.length)).toEqual(ids);
    expect(move(ids, 0, -1)).toEqual(ids);
    expect(move(ids, ids.length, 0)).toEqual(ids);
  });
  test('an id that is not in the list, or is moved next to itself, is refused', () => {
    expect(sorted(ids, { ids: ['a'], moveToId: 'z', condition: 'before' })).toBeNull();
    expect(sorted(ids, { ids: ['z'], moveToId: 'a', condition: 'before' })).toBeNull();
    expect(sorted(ids, { ids: ['b', 'z'], moveToId: 'a', condition: 'before' })).toBeNull();
    expect(sorted(ids, { ids: ['a'], moveToId: 'a', condition: 'after' })).toBeNull();
  });
  test('above and below are read as before and after', () => {
    expect(['before', 'above', 'after', 'below', 'beside', null].map(readCondition)).toEqual([
      'before',
      'before',
      'after',
      'after',
      null,
      null,
    ]);
  });
});

describe('tabs', () => {
  test('only archived means the archived tab, any other word the first one', () => {
    expect(['archived', 'Archived', 'active', 'current', '', null].map(isArchivedTab)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
  test('the first tab has the name that the page gives it', () => {
    const counts = { active: 2, archived: undefined };
    expect(listTabs(counts)).toEqual([
      { key: 'active', label: 'Active', count: 2 },
      { key: 'archived', label: 'Archived', count: undefined },
    ]);
    expect(listTabs(counts, 'Current').map(({ label }) => label)).toEqual(['Current', 'Archived']);
  });
  test('the dashboard opens on Hotel Only, or on Grid for somebody with restaurants only', () => {
    expect(dashboardTab(null, { hotels: true, restaurants: true })).toBe('grid-hotel');
    expect(dashboardTab(null, { hotels: false, restaurants: true })).toBe('grid');
    expect(dashboardTab('list', { hotels: false, restaurants: true })).toBe('list');
    expect(dashboardTab('tiles', { hotels: false, restaurants: false })).toBe('grid-hotel');
  });
});

test('the rows of the shown tab determine its count, unless they are stale or incomplete', () => {
  const counts = { active: 3, archived: 1 };
  expect(countsWith(counts, 'active', { meta: { count: 2 }, stale: false })).toEqual({ active: 2, archived: 1 });
  expect(countsWith(counts, 'archived', { meta: { count: 2 }, stale: true })).toBe(counts);
  expect(countsWith(counts, 'active', { meta: undefined, stale: false })).toBe(counts);
  expect(countsWith(counts, 'active')).toBe(counts);
});
