import sharp, { type Metadata, type SharpOptions } from 'sharp';
import type { Rendition } from '../../base/storage/files/keys';
import { FileProblem } from '../../base/storage/files/problems';
import { queueOf } from '../../http/inQueue';
import { pictureOnly } from './pictureOnly/pictureOnly';

/** The maximum pixels of a decoded picture: a small file can contain a very large one. */
const MAX_PIXELS = 50_000_000;

// One thread per picture: the others are for files, sign-in and compression.
sharp.concurrency(1);

/**
 * A small file can take hundreds of megabytes and seconds to decode, and a few at once would take every thread of the process. Whoever
 * waits holds at most 3,000,000 bytes, and gives up before their browser does, after 30 seconds.
 */
const { inQueue, refuseWaiting } = queueOf({
  atOnce: 1,
  waiting: 32,
  patience: 20_000,
  busy: 'Many pictures are being prepared right now. Try again in a moment.',
});

/** Longest side in pixels: lists and pickers, and the preview of a form. */
const longestSide: Record<Rendition, number> = { thumb: 320, medium: 960 };

interface MadeRendition {
  name: Rendition;
  bytes: Buffer;
  width: number;
  height: number;
}

export interface MadePicture {
  /** Pixels as displayed, after applying the camera's rotation. */
  width: number;
  height: number;
  renditions: MadeRendition[];
  /** The picture without metadata (location, serial number, comments) and what follows its end, if there was any. */
  cleaned: Buffer | null;
}

/**
 * Makes the small WebP pictures that lists show instead of the original (OP-131), turned upright and without metadata. Throws
 * `FileProblem('tooManyPixels')`, or `FileProblem('unreadable')` for a file that turns out not to be a picture. One picture at a
 * time; throws 503 while too many wait.
 */
export const makeRenditions = (original: Buffer): Promise<MadePicture> => inQueue(() => decode(original));

/** Refuses pictures that wait for their turn: their senders get an answer before the process ends, and can send them again. */
export const refuseWaitingPictures = refuseWaiting;

async function decode(original: Buffer): Promise<MadePicture> {
  try {
    const metadata = await read(original).metadata();
    if (metadata.width * metadata.height > MAX_PIXELS) throw new FileProblem('tooManyPixels');
    const { width, height } = metadata.autoOrient;
    const bare = await withoutMetadata(original, metadata);
    const renditions: MadeRendition[] = [];
    for (const name of ['thumb', 'medium'] as const) {
      const side = longestSide[name];
      const small = read(bare).resize(side, side, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 78 });
      const { data, info } = await small.toBuffer({ resolveWithObject: true });
      renditions.push({ name, bytes: data, width: info.width, height: info.height });
    }
    return { width, height, renditions, cleaned: bare.equals(original) ? null : bare };
  } catch (error) {
    if (error instanceof FileProblem) throw error;
    throw new FileProblem(/pixel limit/i.test(String(error)) ? 'tooManyPixels' : 'unreadable', { cause: error });
  }
}

const read = (bytes: Buffer, options: SharpOptions = {}) =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', ...options });

/** Upright, with its colours but without anything else in it; encoded again only where it has to be, which costs quality. */
async function withoutMetadata(original: Buffer, { format, orientation = 1, exif, xmp, iptc }: Metadata): Promise<Buffer> {
  const isUpright = orientation === 1;
  // Inside an AVIF, metadata is listed beside the picture.
  const isListed = format === 'heif' && (exif ?? xmp ?? iptc) !== undefined;
  const bare = isUpright && !isListed ? pictureOnly(original, format) : null;
  return bare ?? encodeAgain(original, format);
}

/** Writes a picture again in its own format, upright. */
async function encodeAgain(original: Buffer, format: string): Promise<Buffer> {
  const picture = read(original, { animated: true }).autoOrient().keepIccProfile();
  if (format === 'jpeg') return picture.jpeg({ quality: 92 }).toBuffer();
  if (format === 'webp') return picture.webp({ quality: 92 }).toBuffer();
  return picture.toBuffer();
}
