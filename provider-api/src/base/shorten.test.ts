import { quoted, shorten } from './shorten';

describe('Shortened text', () => {
  it.each([
    ['Spa day', 'Spa day'],
    ['Spa days', 'Spa da…'],
    ['Spa d🌊 by the sea', 'Spa d…'],
  ])('%s becomes %s', (text, short) => {
    expect(shorten(text, 7)).toBe(short);
  });

  it('is quoted in one line, without characters that reverse the text around it', () => {
    expect([quoted('Spa\n\u202e  days'), quoted('🌊'.repeat(90)).length]).toEqual(['Spa days', 99]);
  });
});
