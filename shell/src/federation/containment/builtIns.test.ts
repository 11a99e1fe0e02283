import { recordBuiltIns, restoreBuiltIns } from './builtIns';

test('built-ins that were changed or added are restored and named', () => {
  const at = Object.getOwnPropertyDescriptor(Array.prototype, 'at');
  recordBuiltIns();
  Object.defineProperty(Array.prototype, 'at', { value: () => 'broken', configurable: true, writable: true });
  Object.defineProperty(Object.prototype, 'added', { value: 1, configurable: true });
  const parse = JSON.parse;
  JSON.parse = () => 'broken';
  const push = history.pushState.bind(history);
  history.pushState = () => undefined;

  const changed = restoreBuiltIns();
  expect(changed.sort()).toEqual(['Array.prototype.at', 'JSON.parse', 'Object.prototype.added', 'history.pushState']);
  expect(Object.getOwnPropertyDescriptor(Array.prototype, 'at')).toEqual(at);
  expect([[1].at(0), 'added' in {}, JSON.parse === parse]).toEqual([1, false, true]);
  push({}, '', '/after');
  expect(location.pathname).toBe('/after');
});

test('unchanged built-ins and globals of the page are left alone', () => {
  recordBuiltIns();
  (globalThis as Record<string, unknown>).ofThePage = 1;
  expect(restoreBuiltIns()).toEqual([]);
  expect(globalThis).toHaveProperty('ofThePage', 1);
});
