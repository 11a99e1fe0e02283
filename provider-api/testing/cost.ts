/**
 * What some work gives, and what it costs: milliseconds of the processor, of this process with its threads and its embedded
 * database. Another process on a busy machine does not change them.
 */
export async function costOf<T>(work: () => Promise<T>): Promise<[result: T, cost: number]> {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return [result, (user + system) / 1000];
}
