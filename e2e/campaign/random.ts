/** Randomness that can be repeated: the same seed makes the same choices in the same order. */
export interface Chance {
  /** @returns a number from 0 inclusive to 1 exclusive */
  next: () => number;
  /** @returns a whole number from 0 inclusive to `below` exclusive */
  below: (below: number) => number;
  pick: <T>(from: readonly T[]) => T;
  /** @returns true with this probability, from 0 to 1 */
  often: (share: number) => boolean;
}

/** @param seed any whole number; the campaign prints the one it used */
export function chance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { next, below, pick: (from) => from[below(from.length)]!, often: (share) => next() < share };
}
