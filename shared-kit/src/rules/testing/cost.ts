const ROUNDS = 5;

/** Starts to measure. @returns what tells the processor time since, of this process with its threads, in microseconds */
function stopwatch(): () => number {
  const start = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(start);
    return user + system;
  };
}

/**
 * Runs a function and measures the processor time that it takes in this process, including its threads and its embedded database, in
 * milliseconds. Other processes on a busy machine do not affect the result.
 */
export async function costOf<T>(work: () => Promise<T>): Promise<[result: T, cost: number]> {
  const elapsed = stopwatch();
  return [await work(), elapsed() / 1000];
}

/**
 * The processor time that some work takes in this process, in microseconds: the least of several rounds, the first of which also lets
 * the code be compiled. Only ratios of two costs in one run mean anything; other programs on a busy machine do not matter to them.
 */
export function leastCost(work: () => void): number {
  const costs = Array.from({ length: ROUNDS }, () => {
    const elapsed = stopwatch();
    work();
    return elapsed();
  });
  return Math.max(1, Math.min(...costs));
}
