const PICTURE = ['ftyp', 'meta', 'moov', 'mdat'];

/** A box that says nothing. It keeps its length: the picture is found by its distance from the beginning of the file. */
function emptied(box: Buffer): Buffer {
  const empty = Buffer.alloc(box.length);
  box.copy(empty, 0, 0, 4);
  empty.write('free', 4, 'latin1');
  return empty;
}

/** The parts of an AVIF up to the end of its picture, with nothing in what lies between; null when it is not built as expected. */
export function avifParts(bytes: Buffer): Buffer[] | null {
  const parts: Buffer[] = [];
  let drawn = 0;
  for (let at = 0; at + 8 <= bytes.length;) {
    const size = bytes.readUInt32BE(at);
    const end = size === 0 ? bytes.length : at + size;
    const isPicture = PICTURE.includes(bytes.toString('latin1', at + 4, at + 8));
    const isBox = end >= at + 8 && end <= bytes.length;
    if (!isBox && isPicture) return null;
    if (!isBox) break;
    const box = bytes.subarray(at, end);
    parts.push(isPicture ? box : emptied(box));
    if (isPicture) drawn = parts.length;
    at = end;
  }
  return drawn > 0 ? parts.slice(0, drawn) : null;
}
