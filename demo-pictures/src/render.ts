import sharp from 'sharp';
import type { Drawing } from './drawings';
import { HEIGHT, WIDTH } from './sketch';

/** The longest side in pixels. A picture has the size of the product's larger rendition, so that one file serves as both. */
const SIDE = 960;
const THUMB_SIDE = 320;
const PHOTO = { quality: 76, effort: 6 };
const LOGO = { lossless: true, effort: 6 };

/** A slightly darker edge, so that drawings look like photographs rather than diagrams. */
const rim = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs><radialGradient id="v" r="0.75"><stop offset="0.6" stop-color="#0b1018" stop-opacity="0"/><stop offset="1" stop-color="#0b1018" stop-opacity="0.34"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#v)"/></svg>`;

const develop = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg))
    .flatten()
    .composite([{ input: Buffer.from(rim) }])
    .png()
    .toBuffer();

/** @returns a drawing as two WebP files: full size and thumbnail */
export async function render({ kind, svg }: Drawing) {
  const drawn = kind === 'photo' ? await develop(svg) : Buffer.from(svg);
  const fit = (side: number) =>
    sharp(drawn)
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp(kind === 'photo' ? PHOTO : LOGO)
      .toBuffer({ resolveWithObject: true });
  return { picture: await fit(SIDE), thumb: await fit(THUMB_SIDE) };
}
