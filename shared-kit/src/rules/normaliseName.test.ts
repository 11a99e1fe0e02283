import { normaliseEmail, normaliseName } from './normaliseName';

test('a name is one line, trimmed, with single blanks between words', () => {
  expect(normaliseName(' Spa\r\n weekend\t')).toBe('Spa weekend');
  for (const name of [
    'Wine Evenings',
    'Wine\u00a0Evenings',
    'Wine  Evenings',
    'Wine\u3000\u202fEvenings',
    'Wine \u200b Evenings',
  ])
    expect(normaliseName(name)).toBe('Wine Evenings');
  expect(normaliseName('One\u2028two\n\n\nthree')).toBe('One two three');
});

test('characters that reverse the text around a name, and invisible pasted ones, are removed', () => {
  const override = 'Anna \u202egnp.exe\u202c';
  expect(normaliseName(override)).toBe('Anna gnp.exe');
  expect(normaliseName('\u2066Spa\u2069\u007f \u0085day\u009b\u0085')).toBe('Spa day');
  expect(normaliseName('\ufeffSpa\u200bday, week\u00adend\u2060')).toBe('Spaday, weekend');
  // A Persian word and an emoji that are written with joiners, and a directional mark within Hebrew.
  for (const name of ['\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645', '\u{1f469}\u200d\u{1f373}', '\u05d0\u200f!'])
    expect(normaliseName(name)).toBe(name);
});

test('accents of names are composed, and email addresses are lowercased', () => {
  expect(normaliseName('Cafe\u0301')).toBe('Caf\u00e9');
  expect(normaliseEmail(' Jo@A.Example ')).toBe('jo@a.example');
});

test('an email address is in one form, also where only its small letter has a composed accent', () => {
  const address = normaliseEmail('\u1ffa\u0345@a.example');
  expect(address).toBe('\u1ff2@a.example');
  expect(normaliseEmail(address)).toBe(address);
});

test('the longest input is normalised quickly', () => {
  for (const part of ['\n', ' ', '\t ', ' \n']) expect(normaliseName(`a${part.repeat(200_000)}b`).length).toBeGreaterThan(2);
});
