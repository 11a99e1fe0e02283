import { shortened } from './shortened';

describe('A text that is shortened', () => {
  it.each([
    ['Spa day', 'Spa day'],
    ['Spa days', 'Spa da…'],
    ['Spa d🌊 by the sea', 'Spa d…'],
  ])('%s becomes %s', (text, short) => {
    expect(shortened(text, 7)).toBe(short);
  });
});
