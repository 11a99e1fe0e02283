import { fieldLabel, listed } from './fieldLabel';

test.each([
  ['title', 'title'],
  ['categoryId', 'category'],
  ['cta.linkUrl', 'CTA link'],
  ['details.customUrl', 'details custom URL'],
  ['images.0.alt', 'image 1 alternative text'],
  ['previewUrls', 'live-page links'],
  ['timezone', 'time zone'],
  ['termsAndConditions', 'terms and conditions'],
  ['ihgHotelCode', 'hotel code'],
  ['gaTrackingID', 'GA tracking ID'],
  ['images.9.assetId', 'image 10 file'],
  ['endsOn', 'end date'],
])('%s is called "%s" in a sentence', (path, words) => expect(fieldLabel(path)).toBe(words));

test('names are listed as in a sentence', () => {
  expect([listed([]), listed(['a']), listed(['a', 'b']), listed(['a', 'b', 'c'])]).toEqual(['', 'a', 'a and b', 'a, b and c']);
});
