import type { FullConfig } from 'playwright/test';
import { newDatabase, postgresSettings, startPostgres } from './postgres';
import { startProduct, temporaryFolder } from './product';

/** The environment variables in which a worker finds the address and the data folder of its product. */
export const workerVariable = (name: 'ADDRESS' | 'DATA', worker: number | string) => `INNKEEPER_${name}_${worker}`;

/**
 * Starts one product for each worker, for the whole run, so that the tests of different workers share no data and no test waits for
 * a start. Tests find theirs in the environment (see `ourProduct`). It uses PostgreSQL, as in production; a product that a test
 * starts itself uses the embedded database, as `npm start` does.
 */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  const products = await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      const { folder, remove } = temporaryFolder();
      const product = await startProduct(folder, undefined, postgresSettings(await newDatabase(postgres, `worker_${worker}`)));
      process.env[workerVariable('ADDRESS', worker)] = product.address;
      process.env[workerVariable('DATA', worker)] = folder;
      return { stop: product.stop, remove };
    }),
  );
  return async () => {
    await Promise.all(products.map(({ stop }) => stop()));
    await postgres.stop();
    for (const { remove } of products) remove();
  };
}
