import { satisfy } from './plainRanges';

test.each<[string, string, boolean]>([
  ['18.3.1', '^18.3.1', true],
  ['18.4.0', '^18.3.1', true],
  ['18.3.0', '^18.3.1', false],
  ['19.0.0', '^18.3.1', false],
  ['0.2.3', '^0.2.1', true],
  ['0.3.0', '^0.2.1', false],
  ['0.2.0', '^0.2.1', false],
  ['0.0.3', '^0.0.3', true],
  ['0.0.4', '^0.0.3', false],
  ['1.2.3', '1.2.3', true],
  ['1.2.4', '1.2.3', false],
  ['1.2.3', '<=1.2.10', true],
  ['1.2.10', '<=1.2.3', false],
  ['1.2.3', '<=1.2.3', true],
  ['1.2.3', '*', true],
  ['1.2.3', '>=1.0.0', false],
])('%s within %s: %s', (version, range, expected) => expect(satisfy(version, range)).toBe(expected));
