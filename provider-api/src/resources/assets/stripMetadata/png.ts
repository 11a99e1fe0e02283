/** The chunks that draw the picture: its pixels and their shape, transparency, colours, and the frames of an animation. */
const PICTURE_CHUNKS = new Set(
  'IHDR PLTE IDAT IEND tRNS bKGD gAMA cHRM sRGB iCCP sBIT hIST sPLT cICP mDCV cLLI pHYs acTL fcTL fdAT'.split(' '),
);
/** Length, name and checksum of a chunk. */
const CHUNK_OVERHEAD = 12;

/** The parts of a PNG that draw its picture; null when it is not built as expected. */
export function pngParts(bytes: Buffer): Buffer[] | null {
  const parts = [bytes.subarray(0, 8)];
  for (let offset = 8; offset + CHUNK_OVERHEAD <= bytes.length;) {
    const end = offset + CHUNK_OVERHEAD + bytes.readUInt32BE(offset);
    if (end > bytes.length) return null;
    const name = bytes.toString('latin1', offset + 4, offset + 8);
    if (PICTURE_CHUNKS.has(name)) parts.push(bytes.subarray(offset, end));
    if (name === 'IEND') return parts;
    offset = end;
  }
  return null;
}
