const PICTURE_BOXES = ['ftyp', 'meta', 'moov', 'mdat'];

/** An empty box of the same length: the picture is found by its offset from the beginning of the file. */
function blankBox(box: Buffer): Buffer {
  const empty = Buffer.alloc(box.length);
  box.copy(empty, 0, 0, 4);
  empty.write('free', 4, 'latin1');
  return empty;
}

/** The parts of an AVIF up to the end of its picture, with the boxes in between blanked; null when it is not built as expected. */
export function avifParts(bytes: Buffer): Buffer[] | null {
  const parts: Buffer[] = [];
  let partsToKeep = 0;
  for (let offset = 0; offset + 8 <= bytes.length;) {
    const size = bytes.readUInt32BE(offset);
    const end = size === 0 ? bytes.length : offset + size;
    const isPicture = PICTURE_BOXES.includes(bytes.toString('latin1', offset + 4, offset + 8));
    const isBox = end >= offset + 8 && end <= bytes.length;
    if (!isBox && isPicture) return null;
    if (!isBox) break;
    const box = bytes.subarray(offset, end);
    parts.push(isPicture ? box : blankBox(box));
    if (isPicture) partsToKeep = parts.length;
    offset = end;
  }
  return partsToKeep > 0 ? parts.slice(0, partsToKeep) : null;
}
