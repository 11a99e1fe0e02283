import { groupBy } from './groupBy';

it('reads each row once, keeps the order of the rows in a group, and knows no empty groups', () => {
  const keyOf = jest.fn(({ id }: { id: string }) => id);
  const groups = groupBy(
    [
      { id: 'a', n: 1 },
      { id: 'b', n: 2 },
      { id: 'a', n: 3 },
    ],
    keyOf,
  );
  expect([...groups]).toEqual([
    [
      'a',
      [
        { id: 'a', n: 1 },
        { id: 'a', n: 3 },
      ],
    ],
    ['b', [{ id: 'b', n: 2 }]],
  ]);
  expect(keyOf).toHaveBeenCalledTimes(3);
  expect(groups.get('c')).toBeUndefined();
});
