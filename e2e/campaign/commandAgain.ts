/**
 * The command that repeats a run. The seed alone is not enough: what the parts do also depends on how long they run and
 * how many people there are.
 * @param parts the parts that were named; none means all
 */
export function commandAgain(
  parts: readonly string[],
  { seed, minutes, clients, only }: { seed: number; minutes: string; clients: string; only: string },
): string {
  const faults = only === '' ? [] : ['--only', `'${only}'`];
  return ['npm run campaign --', ...parts, '--seed', seed, '--minutes', minutes, '--clients', clients, ...faults].join(' ');
}
