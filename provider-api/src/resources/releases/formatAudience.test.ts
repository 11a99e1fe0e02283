import { formatAudience } from './formatAudience';

it.each([
  [100, 0, 'For everybody'],
  [20, 0, 'For 20% of people'],
  [20, 1, 'For 20% of people and 1 by name'],
  [0, 1, 'For 1 person by name'],
  [0, 3, 'For 3 people by name'],
])('%i per cent and %i named people', (share, namedPeople, text) => {
  expect(formatAudience(share, namedPeople)).toBe(text);
});
