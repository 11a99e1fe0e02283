/**
 * Runs a function and measures the processor time that it takes in this process, including its threads and its embedded database, in
 * milliseconds. Other processes on a busy machine do not affect the result.
 */
export async function costOf<T>(work: () => Promise<T>): Promise<[result: T, cost: number]> {
  const start = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(start);
  return [result, (user + system) / 1000];
}
