import { counted } from './counted';

test.each([
  [0, '0 hotels', '0 people are'],
  [1, '1 hotel', '1 person is'],
  [2, '2 hotels', '2 people are'],
])('%d is counted as %s', (count, hotels, people) => {
  expect(counted(count, 'hotel')).toBe(hotels);
  expect(counted(count, 'person is', 'people are')).toBe(people);
});
