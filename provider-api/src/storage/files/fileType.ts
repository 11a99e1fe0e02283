/** Types that may be stored, with the ending their keys carry (OP-131). SVG is left out: it can carry script. */
export const allowedTypes: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
  'application/pdf': 'pdf',
};

/** As many first bytes as `fileTypeOf` needs to be certain. */
export const TYPE_BYTES = 64;

const begins = (head: Buffer, text: string, at = 0): boolean => head.subarray(at, at + text.length).toString('latin1') === text;

/**
 * The type of a file told from its first bytes, never from its name (OP-131).
 * Takes at least `TYPE_BYTES` bytes or the whole file; gives a key of `allowedTypes`, or null for everything else.
 */
export function fileTypeOf(head: Buffer): string | null {
  if (begins(head, '\xff\xd8\xff')) return 'image/jpeg';
  if (begins(head, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (begins(head, 'GIF87a') || begins(head, 'GIF89a')) return 'image/gif';
  if (begins(head, 'RIFF') && begins(head, 'WEBP', 8)) return 'image/webp';
  if (begins(head, 'ftyp', 4) && isAvif(head)) return 'image/avif';
  if (begins(head, '%PDF-')) return 'application/pdf';
  return null;
}

/** The first box names its brands: one major brand, a version, then the compatible ones. */
function isAvif(head: Buffer): boolean {
  const end = Math.min(head.readUInt32BE(0), head.length);
  for (let at = 8; at + 4 <= end; at += at === 8 ? 8 : 4) {
    if (begins(head, 'avif', at) || begins(head, 'avis', at)) return true;
  }
  return false;
}

/** The type that a key's ending stands for, or null. */
export function typeOfKey(key: string): string | null {
  const ending = key.slice(key.lastIndexOf('.') + 1);
  return Object.keys(allowedTypes).find((type) => allowedTypes[type] === ending) ?? null;
}
