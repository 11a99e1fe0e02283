import { workerVariable } from './globalSetup';

/**
 * The product that the tests of this worker share.
 * @returns its address and its data folder
 * @throws Error outside a worker, or if the product was not started
 */
export function ourProduct(): { address: string; data: string } {
  const worker = process.env.TEST_PARALLEL_INDEX ?? '';
  const [address, data] = [process.env[workerVariable('ADDRESS', worker)], process.env[workerVariable('DATA', worker)]];
  if (!address || !data) throw new Error('The product was not started.');
  return { address, data };
}
