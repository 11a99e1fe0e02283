import type { Chance } from '../random';

/** Reports what does not hold, with the values of the case. */
export type Report = (what: string, ...values: readonly unknown[]) => void;

/** What holds for every value of a rule: one random case. */
export type Rule = (random: Chance, report: Report) => void | Promise<void>;

/** A text of some parts in any order. */
export const someText = (random: Chance, parts: readonly string[], longest: number): string =>
  Array.from({ length: 1 + random.below(longest) }, () => random.pick(parts)).join('');
