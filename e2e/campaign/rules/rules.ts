import type { Chance } from '../random';
import { clocks } from './clocks';
import { lists } from './lists';
import type { Report, Rule } from './rule';
import { series } from './series';
import { texts } from './texts';

const RULES: readonly Rule[] = Object.values({ ...clocks, ...series, ...texts, ...lists });

export interface RulesReport {
  cases: number;
  problems: string[];
}

/**
 * Checks the rules that hold for every date, series, text and order with random values.
 * @param rounds the number of cases of each rule
 */
export async function rules(random: Chance, rounds: number): Promise<RulesReport> {
  const problems: string[] = [];
  const report: Report = (what, ...values) =>
    void problems.push(`${what}: ${values.map((value) => JSON.stringify(value)).join(' ')}`);
  for (let round = 0; round < rounds; round += 1) for (const rule of RULES) await rule(random, report);
  return { cases: rounds * RULES.length, problems };
}
