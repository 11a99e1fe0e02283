const ROUNDS = 5;

/**
 * The processor time that some work takes in this process, in microseconds: the least of several rounds, the first of which also lets
 * the code be compiled. Only ratios of two costs in one run mean anything; other programs on a busy machine do not matter to them.
 */
export function costOf(work: () => void): number {
  const costs = Array.from({ length: ROUNDS }, () => {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    return user + system;
  });
  return Math.max(1, Math.min(...costs));
}
