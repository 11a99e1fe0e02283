import { changedPlaces, reindexed } from './alertOrder';

const rows = (...places: number[]) => places.map((sortIndex, index) => ({ id: 'abcdef'.charAt(index), sortIndex }));
const summary = (list: { id: string; sortIndex: number }[]) => list.map(({ id, sortIndex }) => `${id}${sortIndex}`);

test('a moved alert takes the place it was dropped on, those between move by one, the rest stay', () => {
  const before = rows(1, 2, 3, 4, 5);
  const after = reindexed(before, 3, 1);
  expect(summary(after)).toEqual(['a1', 'd2', 'b3', 'c4', 'e5']);
  expect(summary(changedPlaces(before, after))).toEqual(['d2', 'b3', 'c4']);
});

test('gaps between places stay where they are', () => {
  expect(summary(reindexed(rows(2, 5, 9), 0, 2))).toEqual(['b2', 'c5', 'a9']);
});

test('places that alerts share are pulled apart', () => {
  const before = rows(0, 0, 0, 7);
  const after = reindexed(before, 1, 0);
  expect(summary(after)).toEqual(['b0', 'a1', 'c2', 'd7']);
  expect(summary(changedPlaces(before, after))).toEqual(['a1', 'c2']);
});

test('a row dropped where it was changes nothing', () => {
  const before = rows(1, 2);
  expect(changedPlaces(before, reindexed(before, 1, 1))).toEqual([]);
});
