import { shorten } from './shorten';

describe('A text that is shortened', () => {
  it.each([
    ['Spa day', 'Spa day'],
    ['Spa days', 'Spa da…'],
    ['Spa d🌊 by the sea', 'Spa d…'],
  ])('%s becomes %s', (text, short) => {
    expect(shorten(text, 7)).toBe(short);
  });
});
