import { measureCode } from './measureCode.mjs';

test('the code stays within its own limits: places per content type, files per field, blind casts', () => {
  expect(measureCode().filter(({ holds }) => !holds)).toEqual([]);
});
