/**
 * Runs some work and measures the processor time it takes, in milliseconds, in this process with its threads and its embedded
 * database. Other processes on a busy machine do not affect it.
 */
export async function costOf<T>(work: () => Promise<T>): Promise<[result: T, cost: number]> {
  const start = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(start);
  return [result, (user + system) / 1000];
}
