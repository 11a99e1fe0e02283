/** What draws the picture: itself, its transparency and colours, the shape of its pixels, and the frames of one that moves. */
const PICTURE = new Set(
  'IHDR PLTE IDAT IEND tRNS bKGD gAMA cHRM sRGB iCCP sBIT hIST sPLT cICP mDCV cLLI pHYs acTL fcTL fdAT'.split(' '),
);
/** Length, name and checksum of a chunk. */
const FRAME = 12;

/** The parts of a PNG that draw its picture; null when it is not built as expected. */
export function pngParts(bytes: Buffer): Buffer[] | null {
  const parts = [bytes.subarray(0, 8)];
  for (let at = 8; at + FRAME <= bytes.length;) {
    const end = at + FRAME + bytes.readUInt32BE(at);
    if (end > bytes.length) return null;
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (PICTURE.has(name)) parts.push(bytes.subarray(at, end));
    if (name === 'IEND') return parts;
    at = end;
  }
  return null;
}
