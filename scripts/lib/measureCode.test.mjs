import { measureCode } from './measureCode.mjs';

test('the code keeps to its own limits: places of a type, files of a field, blind casts', () => {
  expect(measureCode().filter(({ holds }) => !holds)).toEqual([]);
});
