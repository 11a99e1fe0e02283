import { normaliseText } from './normaliseText';

const marks = (count: number) => 'a' + '\u0315\u0300'.repeat(count / 2);

test('accents are composed or decomposed', () => {
  expect(normaliseText('Cafe\u0301')).toBe('Caf\u00e9');
  expect(normaliseText('Caf\u00e9', 'NFD')).toBe('Cafe\u0301');
  expect(normaliseText('\ufb01n', 'NFKD')).toBe('fin');
});

test('up to 30 marks on one letter are put in canonical order', () => {
  expect(normaliseText(marks(30))).toBe(marks(30).normalize('NFC'));
  expect(normaliseText(marks(30))).not.toBe(marks(30));
});

test('text with a letter that has more marks is not normalised', () => {
  const normalise = jest.spyOn(String.prototype, 'normalize');
  for (const text of [marks(32), marks(200_000), `${'Cafe '.repeat(10_000)}${marks(100_000)} end`]) {
    expect(normaliseText(text)).toBe(text);
  }
  expect(normalise).not.toHaveBeenCalled();
  normalise.mockRestore();
});
