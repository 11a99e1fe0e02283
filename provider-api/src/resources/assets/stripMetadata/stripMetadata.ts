import { avifParts } from './avif';
import { gifParts } from './gif';
import { jpegParts } from './jpeg';
import { pngParts } from './png';
import { webpParts } from './webp';

/** By sharp's names of formats. */
const readers: Partial<Record<string, (bytes: Buffer) => Buffer[] | null>> = {
  jpeg: jpegParts,
  png: pngParts,
  gif: gifParts,
  webp: webpParts,
  heif: avifParts,
};

/**
 * Removes everything that is not needed to draw a picture: comments, texts, what cameras and programs add, and what
 * follows its end. Pixels, colours and animation stay the same. Metadata inside an AVIF's own index stays.
 * @param format sharp's name for the format
 * @returns null for a file that is not built as expected
 */
export function stripMetadata(bytes: Buffer, format: string): Buffer | null {
  const parts = readers[format]?.(bytes);
  return parts ? Buffer.concat(parts) : null;
}
