/** The chunks that draw the picture: its pixels, transparency, colours, and the frames of an animation. */
const PICTURE_CHUNKS = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP', 'ANIM', 'ANMF'];
/** The flags of the header that announce Exif and XMP. */
const METADATA_FLAGS = 0x08 | 0x04;

/** The header of an extended file, announcing nothing that is left out. */
function plainHeader(chunk: Buffer): Buffer {
  const header = Buffer.from(chunk);
  header[8] = (header[8] ?? 0) & ~METADATA_FLAGS;
  return header;
}

/** The parts of a WebP that draw its picture; null when it is not built as expected. */
export function webpParts(bytes: Buffer): Buffer[] | null {
  const total = 8 + bytes.readUInt32LE(4);
  if (total > bytes.length) return null;
  const chunks: Buffer[] = [];
  for (let offset = 12; offset + 8 <= total;) {
    const length = bytes.readUInt32LE(offset + 4);
    const end = offset + 8 + length + (length % 2);
    if (end > bytes.length) return null;
    const name = bytes.toString('latin1', offset, offset + 4);
    const chunk = bytes.subarray(offset, end);
    if (PICTURE_CHUNKS.includes(name)) chunks.push(name === 'VP8X' ? plainHeader(chunk) : chunk);
    offset = end;
  }
  const head = Buffer.from(bytes.subarray(0, 12));
  head.writeUInt32LE(4 + chunks.reduce((sum, { length }) => sum + length, 0), 4);
  return [head, ...chunks];
}
