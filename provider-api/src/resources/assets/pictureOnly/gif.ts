const EXTENSION = 0x21;
const IMAGE = 0x2c;
const END = 0x3b;
/** Kinds of extensions: how the next image is shown, and what a program adds. */
const CONTROL = 0xf9;
const PROGRAM = 0xff;
/** How often an animation repeats. */
const LOOPS = ['NETSCAPE2.0', 'ANIMEXTS1.0'];

/** The bytes of a table of colours, from the flags that announce it. */
const tableLength = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Where a row of blocks ends, each of which begins with its length; the last one is empty. */
function endOfBlocks(bytes: Buffer, from: number): number {
  let at = from;
  for (let length = bytes[at]; length; length = bytes[at]) at += length + 1;
  return at + 1;
}

/** The parts of a GIF that draw its pictures; null when it is not built as expected. */
export function gifParts(bytes: Buffer): Buffer[] | null {
  let at = 13 + tableLength(bytes[10] ?? 0);
  const parts = [bytes.subarray(0, at)];
  /** Belongs to the next image, and to what is left out in its place. */
  let control: Buffer[] = [];
  while (at < bytes.length) {
    const kind = bytes[at];
    if (kind === END) return [...parts, bytes.subarray(at, at + 1)];
    if (kind === IMAGE) {
      const end = endOfBlocks(bytes, at + 11 + tableLength(bytes[at + 9] ?? 0));
      parts.push(...control, bytes.subarray(at, end));
      control = [];
      at = end;
    } else if (kind === EXTENSION) {
      const end = endOfBlocks(bytes, at + 2);
      const extension = bytes.subarray(at, end);
      const label = bytes[at + 1];
      if (label === CONTROL) control = [extension];
      else if (label === 0x01) control = [];
      else if (label === PROGRAM && LOOPS.includes(bytes.toString('latin1', at + 3, at + 14))) parts.push(extension);
      at = end;
    } else if (kind === 0) at += 1;
    else return null;
  }
  return null;
}
