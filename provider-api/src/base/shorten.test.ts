import { quoted, shorten } from './shorten';

describe('A text that is shortened', () => {
  it.each([
    ['Spa day', 'Spa day'],
    ['Spa days', 'Spa da…'],
    ['Spa d🌊 by the sea', 'Spa d…'],
  ])('%s becomes %s', (text, short) => {
    expect(shorten(text, 7)).toBe(short);
  });

  it('and quoted in one line that nothing turns', () => {
    expect([quoted('Spa\n\u202e  days'), quoted('🌊'.repeat(90)).length]).toEqual(['Spa days', 99]);
  });
});
