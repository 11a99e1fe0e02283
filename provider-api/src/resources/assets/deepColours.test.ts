import sharp from 'sharp';
import { makeRenditions } from './renditions';

const [WIDTH, HEIGHT] = [60, 40];
const [RED, GREEN, BLUE] = [40, 190, 90];

/** A picture of one colour with 16 bits for each of its three channels, as cameras and drawing programs export them. */
function deep(options: { icc?: string; orientation?: number } = {}) {
  const background = { r: RED, g: GREEN, b: BLUE };
  const picture = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background } }).toColourspace('rgb16');
  return (options.icc ? picture.withMetadata(options) : picture).png().toBuffer();
}

/** How much a picture, as a screen shows it, differs from that colour: the largest difference of a channel, out of 255. */
async function faultOf(bytes: Buffer): Promise<number> {
  const { icc } = await sharp(bytes).metadata();
  const shown = icc ? sharp(bytes).withIccProfile('srgb') : sharp(bytes);
  const colour = await shown.extract({ left: 10, top: 10, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  return Math.max(...[RED, GREEN, BLUE].map((part, index) => Math.abs(part - (colour[index] ?? 0))));
}

describe('Pictures with 16 bits per colour', () => {
  it.each([
    ['no profile', {}],
    ['the profile of most screens', { icc: 'srgb' }],
    ['the profile of phones', { icc: 'p3' }],
    ['the profile of most screens, turned by the camera', { icc: 'srgb', orientation: 6 }],
    ['the profile of phones, turned by the camera', { icc: 'p3', orientation: 6 }],
  ])('keep their colours with %s', async (_case, options) => {
    const original = await deep(options);
    const { cleaned, renditions, width } = await makeRenditions(original);
    expect(width).toBe('orientation' in options ? HEIGHT : WIDTH);
    const stored = cleaned ?? original;
    const pictures = [stored, ...renditions.map(({ bytes }) => bytes)];
    for (const bytes of [original, ...pictures]) expect(await faultOf(bytes)).toBeLessThan(6);
    expect((await sharp(stored).metadata()).depth).toBe('ushort');
  });
});
