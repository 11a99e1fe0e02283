import { normaliseEmail, normaliseName } from './normaliseName';

test('a name is one line, without blanks around it', () => {
  expect(normaliseName(' Spa\r\n weekend\t')).toBe('Spa  weekend');
  expect(normaliseName('One\u2028two\n\n\nthree')).toBe('One two three');
});

test('its accents are composed, and capitals make no other address', () => {
  expect(normaliseName('Cafe\u0301')).toBe('Caf\u00e9');
  expect(normaliseEmail(' Jo@A.Example ')).toBe('jo@a.example');
});

test('the longest input is normalised quickly', () => {
  for (const part of ['\n', ' ', '\t ', ' \n']) expect(normaliseName(`a${part.repeat(200_000)}b`).length).toBeGreaterThan(2);
});
