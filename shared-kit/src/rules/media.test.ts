import {
  areKnownCategories,
  ASSET_CATEGORIES,
  categoryTag,
  commaList,
  haveKnownCategories,
  joinTags,
  splitTags,
  unknownCategories,
} from './assetTags';
import { canShrink, IMAGE_TYPES, sniffType, uploadProblem } from './upload';

const bytes = (text: string, ...before: number[]) =>
  Uint8Array.from([...before, ...[...text].map((char) => char.charCodeAt(0)), ...new Array<number>(40).fill(0)]);
const png = bytes('PNG\r\n\x1a\n', 0x89);

describe('tags and categories', () => {
  test('there are seven categories', () => {
    expect(ASSET_CATEGORIES).toEqual([
      'Home Promos',
      'Specials',
      'Specials Detail',
      'Tiled Promos',
      'Accommodations',
      'Calendars',
      'Hotel Logo',
    ]);
  });
  test("'cat#' tags are shown as categories and restored, never doubled", () => {
    expect(splitTags([{ name: 'pool' }, { name: 'cat#Specials' }, { name: 'cat#cat#Specials' }])).toEqual({
      tags: ['pool'],
      categories: ['Specials'],
    });
    expect(joinTags(['pool', 'cat#Calendars'], ['Specials', 'cat#Specials'])).toEqual([
      { name: 'pool' },
      { name: 'cat#Calendars' },
      { name: 'cat#Specials' },
    ]);
    expect(categoryTag('cat#Hotel Logo')).toBe('cat#Hotel Logo');
  });
  test('comma-separated text is split into names', () => {
    expect(commaList(' pool, lobby ,,pool , ')).toEqual(['pool', 'lobby']);
    expect(commaList(null)).toEqual([]);
  });
  test('tags that differ only in case are one tag, and the category prefix alone is ignored', () => {
    expect(commaList('Pool, pool, POOL, lobby')).toEqual(['Pool', 'lobby']);
    expect(joinTags(['a', 'A', 'cat#', 'cat# '], ['specials'])).toEqual([{ name: 'a' }, { name: 'cat#Specials' }]);
    expect(splitTags([{ name: 'cat#' }, { name: 'cat#SPECIALS' }])).toEqual({ tags: [], categories: ['Specials'] });
  });
  test('categories are recognised in any case, also among the tags, and unknown ones are listed', () => {
    expect(areKnownCategories('specials, HOTEL logo')).toBe(true);
    expect(unknownCategories('Specials, Attic, cellar')).toEqual(['Attic', 'cellar']);
    expect(haveKnownCategories('pool, cat#specials, cat#')).toBe(true);
    expect(haveKnownCategories('pool, cat#Attic')).toBe(false);
  });
  test('unknown categories are refused', () => {
    expect(areKnownCategories('Specials, Calendars')).toBe(true);
    expect(areKnownCategories('Specials, Attic')).toBe(false);
    for (const odd of [7, {}, [7], [null]]) expect(areKnownCategories(odd)).toBe(false);
  });
});

describe('uploads', () => {
  test.each([
    ['image/jpeg', bytes('', 0xff, 0xd8, 0xff, 0xe0)],
    ['image/png', png],
    ['image/gif', bytes('GIF89a')],
    ['image/webp', bytes('RIFF\x10\x00\x00\x00WEBPVP8 ')],
    ['image/avif', bytes('\x00\x00\x00\x1cftypmif1\x00\x00\x00\x00mif1avifmiaf')],
    ['image/avif', bytes('\x00\x00\x00\x1cftypmif1\x00\x00\x00\x00mif1miafavif')],
    ['image/avif', bytes('\x00\x00\x00\x1cftypmif1\x00\x00\x00\x00mif1avismiaf')],
    ['application/pdf', bytes('%PDF-1.7')],
  ])('%s is detected from its first bytes', (type, head) => {
    expect(sniffType(head)).toBe(type);
    expect(uploadProblem(1000, head)).toBeNull();
  });
  test.each([
    ['vector images', bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
    ['vector images with a declaration', bytes('<?xml version="1.0"?><svg>')],
    ['web pages', bytes('<!doctype html>')],
    ['texts that name a picture’s format', bytes('xGIF89a')],
    ['files with WEBP where a picture has it', bytes('JUNK\x10\x00\x00\x00WEBPVP8 ')],
    ['sound files', bytes('RIFF\x10\x00\x00\x00WAVEfmt ')],
    ['films', bytes('\x00\x00\x00\x18ftypmp42\x00\x00\x00\x00mp42isom')],
    ['films with the name of a picture’s format in their data', bytes('\x00\x00\x00\x18ftypmp42\x00\x00\x00\x00mp42isomavif')],
    ['programs', bytes('MZ')],
    ['empty files', new Uint8Array(0)],
  ])('%s are refused', (_name, head) => {
    expect(sniffType(head)).toBeNull();
    expect(uploadProblem(1000, head)).toMatch(/^File must be a JPEG/);
  });
  test('a file of 0 bytes is reported as empty', () => {
    expect(uploadProblem(0, new Uint8Array(0))).toBe('The file is empty: it has 0 bytes.');
  });
  test('exactly 3,000,000 bytes pass, one more does not', () => {
    expect(uploadProblem(3_000_000, png)).toBeNull();
    expect(uploadProblem(3_000_001, png)).toBe('File must be 3,000,000 bytes or less.');
  });
  test('a picker that takes only images refuses a document', () => {
    expect(uploadProblem(10, bytes('%PDF-1.4'), IMAGE_TYPES)).not.toBeNull();
  });
});

describe('which files can be made smaller', () => {
  const chunk = (name: string, length = 0) => [0, 0, length >> 8, length & 255, ...[...name].map((char) => char.charCodeAt(0))];
  const body = (length: number) => new Array<number>(length + 4).fill(0);
  const pngOf = (...chunks: number[][]) => Uint8Array.from([...png.subarray(0, 8), ...chunks.flat()]);
  const header = [...chunk('IHDR', 13), ...body(13)];
  const colours = [...chunk('iCCP', 3000), ...body(3000)];
  const webp = (kind: string, flags: number) => bytes(`RIFF    WEBP${kind}    ${String.fromCharCode(flags)}`);
  const avif = (brand: string) => bytes(`ftyp${brand}    mif1`, 0, 0, 0, 20);

  test.each([
    ['a JPEG', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]), true],
    ['a PNG', pngOf(header, colours, chunk('IDAT')), true],
    ['a PNG that moves, its frames announced behind its colours', pngOf(header, colours, chunk('acTL', 8), body(8)), false],
    ['a PNG of which too little was read', pngOf(header, colours), false],
    ['a PNG whose chunk is longer than the file', pngOf([255, 255, 255, 255, 65, 65, 65, 65]), false],
    ['a WebP', webp('VP8 ', 0xff), true],
    ['a WebP with alpha and colours', webp('VP8X', 0x30), true],
    ['a WebP that moves', webp('VP8X', 0x12), false],
    ['a GIF', bytes('GIF89a'), false],
    ['an AVIF', avif('avif'), true],
    ['an AVIF that moves', avif('avis'), false],
    ['a PDF', bytes('%PDF-1.7'), false],
    ['nothing', new Uint8Array(0), false],
  ])('%s: %#', (_what, head, expected) => {
    expect(canShrink(head)).toBe(expected);
  });
});
