/**
 * The command that repeats a run. The seed alone does not: how long the parts take, and how many people there are, decides what they do.
 * @param parts those that were named; none stands for all
 */
export function commandAgain(
  parts: readonly string[],
  { seed, minutes, clients, only }: { seed: number; minutes: string; clients: string; only: string },
): string {
  const faults = only === '' ? [] : ['--only', `'${only}'`];
  return ['npm run campaign --', ...parts, '--seed', seed, '--minutes', minutes, '--clients', clients, ...faults].join(' ');
}
