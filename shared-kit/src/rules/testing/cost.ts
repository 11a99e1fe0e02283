const ROUNDS = 5;

/**
 * Starts measuring.
 * @returns a function that returns the processor time used since then by this process and its threads, in microseconds
 */
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
 * The processor time that some work takes in this process, in microseconds: the least of several rounds, the first of which also
 * compiles the code. Only the ratio of two costs from one run is meaningful; other programs on a busy machine do not affect it.
 */
export function leastCost(work: () => void): number {
  const costs = Array.from({ length: ROUNDS }, () => {
    const elapsed = stopwatch();
    work();
    return elapsed();
  });
  return Math.max(1, Math.min(...costs));
}
