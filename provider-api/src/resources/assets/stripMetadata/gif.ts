const EXTENSION = 0x21;
const IMAGE = 0x2c;
const END = 0x3b;
/** Labels of extensions: how the next image or text is shown, a text that is drawn like an image, and what an application adds. */
const CONTROL = 0xf9;
const PLAIN_TEXT = 0x01;
const APPLICATION = 0xff;
/** How often an animation repeats. */
const LOOP_EXTENSIONS = ['NETSCAPE2.0', 'ANIMEXTS1.0'];

/** The bytes of a table of colours, from the flags that announce it. */
const tableLength = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Where a row of blocks ends, each of which begins with its length; the last one is empty. */
function endOfBlocks(bytes: Buffer, from: number): number {
  let offset = from;
  for (let length = bytes[offset]; length; length = bytes[offset]) offset += length + 1;
  return offset + 1;
}

/** The parts of a GIF that draw its pictures; null when it is not built as expected. */
export function gifParts(bytes: Buffer): Buffer[] | null {
  let offset = 13 + tableLength(bytes[10] ?? 0);
  const parts = [bytes.subarray(0, offset)];
  /** The control extension of the next image or text; it is dropped together with a text. */
  let control: Buffer[] = [];
  while (offset < bytes.length) {
    const kind = bytes[offset];
    if (kind === END) return [...parts, bytes.subarray(offset, offset + 1)];
    if (kind === IMAGE) {
      const end = endOfBlocks(bytes, offset + 11 + tableLength(bytes[offset + 9] ?? 0));
      parts.push(...control, bytes.subarray(offset, end));
      control = [];
      offset = end;
    } else if (kind === EXTENSION) {
      const end = endOfBlocks(bytes, offset + 2);
      const extension = bytes.subarray(offset, end);
      const label = bytes[offset + 1];
      if (label === CONTROL) control = [extension];
      else if (label === PLAIN_TEXT) control = [];
      else if (label === APPLICATION && LOOP_EXTENSIONS.includes(bytes.toString('latin1', offset + 3, offset + 14)))
        parts.push(extension);
      offset = end;
    } else if (kind === 0) offset += 1;
    else return null;
  }
  return null;
}
