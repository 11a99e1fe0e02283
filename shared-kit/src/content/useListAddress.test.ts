import { contains } from './useListAddress';

test.each([
  ['spa', 'i%%spa'],
  ['  Spa days ', 'i%%Spa days'],
  ['  ', undefined],
  ['', undefined],
])('what is asked for “%s” is %s', (typed, asked) => expect(contains(typed)).toBe(asked));
