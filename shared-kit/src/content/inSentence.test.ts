import { inSentence } from './inSentence';

test.each([
  ['Tiled Promo', 'tiled promo'],
  ['FAQ', 'FAQ'],
  ['FAQs', 'FAQs'],
  ['FAQ Category', 'FAQ category'],
  ['Press', 'press'],
])('%s in a sentence is %s', (label, words) => {
  expect(inSentence(label)).toBe(words);
});
