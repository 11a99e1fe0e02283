import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import pictures from '../pictures.json';
import { drawings } from './drawings';

const folder = path.resolve(__dirname, '../pictures');
const MAX_BYTES = 3_000_000;
const files = readdirSync(folder).sort();

/** Width and height from the header of a WebP file. */
function sizeOf(file: string): { width: number; height: number } {
  const head = readFileSync(path.join(folder, file)).subarray(0, 30);
  const kind = head.toString('latin1', 12, 16);
  if (kind === 'VP8 ') return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff };
  if (kind === 'VP8X') return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 };
  const bits = head.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}

it('the list is up to date: after a change of a drawing or its texts, run npm run draw -w demo-pictures', () => {
  const listed = pictures.map(({ slug, name, alt, tags, drawing }) => ({ slug, name, alt, tags, drawing }));
  expect(listed).toEqual(drawings().map(({ slug, name, alt, tags, drawing }) => ({ slug, name, alt, tags, drawing })));
});

it('every picture has its two files in the listed sizes, and there are no other files', () => {
  expect(files).toEqual(pictures.flatMap(({ slug }) => [`${slug}.thumb.webp`, `${slug}.webp`]).sort());
  for (const { slug, filesize, width, height, thumb } of pictures) {
    expect(statSync(path.join(folder, `${slug}.webp`)).size).toBe(filesize);
    expect(sizeOf(`${slug}.webp`)).toEqual({ width, height });
    expect(sizeOf(`${slug}.thumb.webp`)).toEqual(thumb);
  }
});

it('adds at most 3 MB to the repository', () => {
  const bytes = files.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
  expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
});
