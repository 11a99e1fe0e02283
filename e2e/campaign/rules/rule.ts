import type { Chance } from '../random';

/** Reports a violation, with the values of the case. */
export type Report = (what: string, ...values: readonly unknown[]) => void;

/** A property that must hold for all values; each call checks one random case. */
export type Rule = (random: Chance, report: Report) => void | Promise<void>;

/** A text made of random parts. */
export const someText = (random: Chance, parts: readonly string[], longest: number): string =>
  Array.from({ length: 1 + random.below(longest) }, () => random.pick(parts)).join('');
