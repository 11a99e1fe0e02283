import { ofWorker } from './globalSetup';

/**
 * The product that this worker's tests share.
 * @returns its address, and the folder of its data
 * @throws Error outside of a worker, or when the product was not started
 */
export function ourProduct(): { address: string; data: string } {
  const worker = process.env.TEST_PARALLEL_INDEX ?? '';
  const [address, data] = [process.env[ofWorker('ADDRESS', worker)], process.env[ofWorker('DATA', worker)]];
  if (!address || !data) throw new Error('The product was not started.');
  return { address, data };
}
