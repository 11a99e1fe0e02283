import { gunzipSync, gzipSync } from 'node:zlib';
import type { Chance } from './random';

const MOST_FLIPS = 8;

function flipped(bytes: Buffer<ArrayBuffer>, random: Chance): Buffer<ArrayBuffer> {
  const copy = Buffer.from(bytes);
  for (let flips = 1 + random.below(MOST_FLIPS); flips > 0; flips -= 1) copy[random.below(copy.length)] = random.below(256);
  return copy;
}

/** Damaged bytes: some replaced, truncated, with something appended, or none at all. */
export function damaged(bytes: Buffer<ArrayBuffer>, random: Chance): Buffer<ArrayBuffer> {
  return random.pick([
    () => flipped(bytes, random),
    () => flipped(bytes, random),
    () => bytes.subarray(0, random.below(bytes.length)),
    () => Buffer.concat([bytes, Buffer.from('more')]),
    () => Buffer.alloc(0),
  ])();
}

/** A packed file with damage either in the archive itself or in its contents, so that it can still be unpacked. */
export const damagedPack = (bytes: Buffer<ArrayBuffer>, random: Chance): Buffer<ArrayBuffer> =>
  random.often(0.3) ? damaged(bytes, random) : gzipSync(damaged(gunzipSync(bytes), random));

/** A text with one character replaced. @param from the first position that may be replaced */
export function damagedText(text: string, random: Chance, from = 0): string {
  const at = from + random.below(text.length - from);
  return text.slice(0, at) + random.pick(['', 'A', '0', '-', '%', '\u0000']) + text.slice(at + 1);
}
