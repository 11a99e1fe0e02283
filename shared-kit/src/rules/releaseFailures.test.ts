import { FAILURE_LIMITS, isFailing } from './releaseFailures';

const failing = (troubled: number, all: number, limits = {}) => isFailing({ troubled, all }, { ...FAILURE_LIMITS, ...limits });

test('two people and a fifth of those who loaded it take a version back', () => {
  expect(failing(2, 2)).toBe(true);
  expect(failing(2, 10)).toBe(true);
  expect(failing(2, 11)).toBe(false);
  expect(failing(3, 15)).toBe(true);
  expect(failing(19, 100)).toBe(false);
});

test('one person alone never does, whatever is configured', () => {
  expect(failing(1, 1)).toBe(false);
  expect(failing(1, 1, { people: 1 })).toBe(false);
  expect(failing(1, 1, { people: 0, share: 0 })).toBe(false);
});

test('a version without trouble stays, loaded or not', () => {
  expect(failing(0, 0)).toBe(false);
  expect(failing(0, 50)).toBe(false);
  expect(failing(0, 50, { people: 0, share: 0 })).toBe(false);
});

test('the limits can be set', () => {
  expect(failing(4, 5, { people: 5 })).toBe(false);
  expect(failing(5, 5, { people: 5 })).toBe(true);
  expect(failing(5, 11, { share: 0.5 })).toBe(false);
});
