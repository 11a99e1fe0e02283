const END = 0xd9;
const SCAN = 0xda;
/** The length of a JFIF header that contains no small picture. */
const PLAIN_JFIF = 18;

/**
 * Whether a segment is needed to draw the picture: frames, tables and scans; of the application segments, those with
 * the shape of pixels, the colour profile and the colour coding.
 */
function isPicture(marker: number, segment: Buffer): boolean {
  const startsWith = (name: string) => segment.toString('latin1', 4, 4 + name.length) === name;
  if (marker === 0xe0) return startsWith('JFIF\0') && segment.length === PLAIN_JFIF;
  if (marker === 0xe2) return startsWith('ICC_PROFILE\0');
  if (marker === 0xee) return startsWith('Adobe');
  return marker >= 0xc0 && marker <= 0xdd;
}

/** Where the marker after a scan begins; -1 when there is none. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let offset = bytes.indexOf(0xff, from); offset !== -1; offset = bytes.indexOf(0xff, offset + 1)) {
    const next = bytes[offset + 1] ?? 0;
    const isData = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return offset;
  }
  return -1;
}

/** The parts of a JPEG that draw its picture; null when it is not built as expected. */
export function jpegParts(bytes: Buffer): Buffer[] | null {
  const parts = [bytes.subarray(0, 2)];
  let offset = 2;
  while (offset + 4 <= bytes.length || bytes[offset + 1] === END) {
    const marker = bytes[offset + 1] ?? 0;
    if (bytes[offset] !== 0xff || marker < 0xc0) return null;
    if (marker === END) return [...parts, bytes.subarray(offset, offset + 2)];
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    const end = offset + 2 + bytes.readUInt16BE(offset + 2);
    const segment = bytes.subarray(offset, end);
    if (isPicture(marker, segment)) parts.push(segment);
    offset = marker === SCAN ? endOfScan(bytes, end) : end;
    if (offset === -1) return null;
    if (marker === SCAN) parts.push(bytes.subarray(end, offset));
  }
  return null;
}
