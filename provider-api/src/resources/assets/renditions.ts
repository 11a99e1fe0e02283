import sharp, { type Metadata, type SharpOptions } from 'sharp';
import type { Rendition } from '../../base/storage/files/keys';
import { FileProblem } from '../../base/storage/files/problems';
import { createWorkQueue } from '../../http/workQueue';
import { stripMetadata } from './stripMetadata/stripMetadata';

/** The maximum pixels of a decoded picture: a small file can contain a very large one. */
const MAX_PIXELS = 50_000_000;

// One thread per picture: the others are for files, sign-in and compression.
sharp.concurrency(1);

/**
 * A small file can take hundreds of megabytes and seconds to decode, and a few at once would take every thread of the process. A
 * waiting upload holds at most 3,000,000 bytes, and gives up before its browser does, after 30 seconds.
 */
const { run: inQueue, refuseWaiting } = createWorkQueue({
  concurrency: 1,
  maxWaiting: 32,
  maxWait: 20_000,
  busyMessage: 'Many pictures are being prepared right now. Try again in a moment.',
});

/** Longest side in pixels: lists and pickers, and the preview of a form. */
const longestSide: Record<Rendition, number> = { thumb: 320, medium: 960 };

interface NewRendition {
  name: Rendition;
  bytes: Buffer;
  width: number;
  height: number;
}

export interface ProcessedPicture {
  /** Pixels as displayed, after applying the camera's rotation. */
  width: number;
  height: number;
  renditions: NewRendition[];
  /** The picture without metadata (location, serial number, comments) and what follows its end, if there was any. */
  cleaned: Buffer | null;
}

/**
 * Makes the small WebP pictures that lists show instead of the original (OP-131), turned upright and without metadata. Throws
 * `FileProblem('tooManyPixels')`, or `FileProblem('unreadable')` for a file that turns out not to be a picture. One picture at a
 * time; throws 503 while too many wait.
 */
export const makeRenditions = (original: Buffer): Promise<ProcessedPicture> => inQueue(() => decode(original));

/** Refuses pictures that wait for their turn: their senders get an answer before the process ends, and can send them again. */
export const refuseWaitingPictures = refuseWaiting;

async function decode(original: Buffer): Promise<ProcessedPicture> {
  try {
    const metadata = await openPicture(original).metadata();
    if (metadata.width * metadata.height > MAX_PIXELS) throw new FileProblem('tooManyPixels');
    const { width, height } = isTurned(metadata) ? metadata.autoOrient : metadata;
    const stripped = await removeMetadata(original, metadata);
    const renditions: NewRendition[] = [];
    for (const name of ['thumb', 'medium'] as const) {
      const side = longestSide[name];
      const small = openPicture(stripped).resize(side, side, { fit: 'inside', withoutEnlargement: true });
      const shown = hasWideColours(metadata) ? small.withIccProfile('srgb', { attach: false }) : small;
      const { data, info } = await shown.webp({ quality: 78 }).toBuffer({ resolveWithObject: true });
      renditions.push({ name, bytes: data, width: info.width, height: info.height });
    }
    return { width, height, renditions, cleaned: stripped.equals(original) ? null : stripped };
  } catch (error) {
    if (error instanceof FileProblem) throw error;
    throw new FileProblem(/pixel limit/i.test(String(error)) ? 'tooManyPixels' : 'unreadable', { cause: error });
  }
}

const openPicture = (bytes: Buffer, options: SharpOptions = {}) =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', ...options });

/**
 * sharp converts a picture with 16 bits per channel and a profile to a wider colour space, and leaves it there unless
 * told otherwise.
 */
const hasWideColours = ({ space, icc }: Metadata): boolean => space === 'rgb16' && icc !== undefined;

/**
 * Whether the camera recorded that it was rotated. Animated pictures are excluded: browsers show them as they are
 * stored, and their frames cannot be rotated together.
 */
const isTurned = ({ orientation = 1, pages = 1 }: Metadata): boolean => orientation !== 1 && pages === 1;

/**
 * The picture upright, with its colour profile but without other metadata. It is encoded again only where necessary,
 * since that costs quality.
 */
async function removeMetadata(original: Buffer, metadata: Metadata): Promise<Buffer> {
  const { format, exif, xmp, iptc } = metadata;
  // An AVIF lists its metadata in the index that also lists the picture.
  const hasListedMetadata = format === 'heif' && (exif ?? xmp ?? iptc) !== undefined;
  const stripped = !isTurned(metadata) && !hasListedMetadata ? stripMetadata(original, format) : null;
  return stripped ?? encodeAgain(original, metadata);
}

/** Writes a picture again in its own format, upright. */
async function encodeAgain(original: Buffer, metadata: Metadata): Promise<Buffer> {
  const { format } = metadata;
  const opened = openPicture(original, { animated: true });
  const upright = isTurned(metadata) ? opened.autoOrient() : opened;
  const picture = (hasWideColours(metadata) ? upright.toColourspace('rgb16') : upright).keepIccProfile();
  if (format === 'jpeg') return picture.jpeg({ quality: 92 }).toBuffer();
  if (format === 'webp') return picture.webp({ quality: 92 }).toBuffer();
  return picture.toBuffer();
}
