import { filenameOf, isKey, newKey, renditionKey, stemOf } from './keys';

describe('keys of stored files', () => {
  it.each([
    ['Garden Arch (winter).JPG', /^garden-arch-winter-[a-z2-9]{20}\.jpg$/],
    ['../../etc/passwd', /^passwd-[a-z2-9]{20}\.jpg$/],
    ['C:\\photos\\Crème brûlée.jpeg', /^creme-brulee-[a-z2-9]{20}\.jpg$/],
    ['写真.png', /^file-[a-z2-9]{20}\.jpg$/],
    ['.jpg', /^file-[a-z2-9]{20}\.jpg$/],
    [`${'long '.repeat(60)}.jpg`, /^long-[a-z0-9-]{1,60}-[a-z2-9]{20}\.jpg$/],
  ])('%s becomes a readable key that nobody can guess', (filename, shape) => {
    const key = newKey(filename, 'image/jpeg');
    expect(key).toMatch(shape);
    expect(isKey(key)).toBe(true);
    expect(newKey(filename, 'image/jpeg')).not.toBe(key);
  });

  it('an original and its renditions share the first part of their keys, and people see the plain file name', () => {
    const key = newKey('Lobby.png', 'image/png');
    expect(isKey(renditionKey(key, 'thumb'))).toBe(true);
    expect(stemOf(renditionKey(key, 'medium'))).toBe(stemOf(key));
    expect(filenameOf(key)).toBe('lobby.png');
  });

  it.each([
    '',
    '..',
    '../secret.key',
    'a/b.jpg',
    'lobby.jpg',
    '.partial',
    'lobby-aaaaaaaaaaaaaaaaaaaa.svg',
    'lobby-aaaaaaaaaaaaaaaaaaaa.jpg\n',
  ])('%j is not a valid key', (text) => expect(isKey(text)).toBe(false));
});
