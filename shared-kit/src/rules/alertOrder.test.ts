import { changedPositions, applySort, reindexed, reindexedBeside } from './alertOrder';

const rows = (...indexes: number[]) => indexes.map((sortIndex, index) => ({ id: 'abcdef'.charAt(index), sortIndex }));
const summary = (list: { id: string; sortIndex: number }[]) => list.map(({ id, sortIndex }) => `${id}${sortIndex}`);

test('a moved alert takes the place it was dropped on, those between move by one, the rest stay', () => {
  const before = rows(1, 2, 3, 4, 5);
  const after = reindexed(before, 3, 1);
  expect(summary(after)).toEqual(['a1', 'd2', 'b3', 'c4', 'e5']);
  expect(summary(changedPositions(before, after))).toEqual(['d2', 'b3', 'c4']);
});

test('gaps between positions are kept', () => {
  expect(summary(reindexed(rows(2, 5, 9), 0, 2))).toEqual(['b2', 'c5', 'a9']);
});

test('places that alerts share are pulled apart', () => {
  const before = rows(0, 0, 0, 7);
  const after = reindexed(before, 1, 0);
  expect(summary(after)).toEqual(['b0', 'a1', 'c2', 'd7']);
  expect(summary(changedPositions(before, after))).toEqual(['a1', 'c2']);
});

test('a row dropped where it was changes nothing', () => {
  const before = rows(1, 2);
  expect(changedPositions(before, reindexed(before, 1, 1))).toEqual([]);
});

test.each([
  ['before', 'c', ['b1', 'a2', 'c3']],
  ['after', 'c', ['b1', 'c2', 'a3']],
] as const)('a row put %s another is ordered by the current order of the list', (condition, moveToId, order) => {
  expect(summary(reindexedBeside(rows(1, 2, 3), { ids: ['a'], moveToId, condition })!)).toEqual(order);
});

test.each([
  ['a', 'x'],
  ['x', 'a'],
] as const)('moving %s next to %s gives null if one of them is not in the list', (id, moveToId) => {
  expect(reindexedBeside(rows(1, 2), { ids: [id], moveToId, condition: 'after' })).toBeNull();
});

test('moving a row to the top or bottom changes only its own position', () => {
  const before = rows(0, 0, 3);
  const top = applySort(before, { ids: ['c'], to: 'top' })!;
  expect([summary(top), summary(changedPositions(before, top))]).toEqual([['c-1', 'a0', 'b0'], ['c-1']]);
  const bottom = applySort(before, { ids: ['a'], to: 'bottom' })!;
  expect([summary(bottom), summary(changedPositions(before, bottom))]).toEqual([['b0', 'c3', 'a4'], ['a4']]);
});

test('moving a row that is not in the list to the top gives null', () => {
  expect(applySort(rows(1, 2), { ids: ['x'], to: 'top' })).toBeNull();
});
