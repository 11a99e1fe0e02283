import { codeLines } from './codeLines.mjs';

test('the code keeps to its own limits: places of a type, files of a field, blind casts', () => {
  expect(codeLines().filter(({ holds }) => !holds)).toEqual([]);
});
