import { avifParts } from './avif';
import { gifParts } from './gif';
import { jpegParts } from './jpeg';
import { pngParts } from './png';
import { webpParts } from './webp';

/** By the names that sharp has for formats. */
const readers: Partial<Record<string, (bytes: Buffer) => Buffer[] | null>> = {
  jpeg: jpegParts,
  png: pngParts,
  gif: gifParts,
  webp: webpParts,
  heif: avifParts,
};

/**
 * A picture without what does not draw it: comments, texts, what cameras and programs add, and what follows its end. It is drawn as
 * before, pixel by pixel, with its colours and its movement. Metadata inside an AVIF's own index stays.
 * @param format as sharp calls it
 * @returns null for a file that is not built as expected
 */
export function pictureOnly(bytes: Buffer, format: string): Buffer | null {
  const parts = readers[format]?.(bytes);
  return parts ? Buffer.concat(parts) : null;
}
