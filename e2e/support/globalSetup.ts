import type { FullConfig } from 'playwright/test';
import { newDatabase, settingsOn, startPostgres } from './postgres';
import { startProduct, temporaryFolder } from './product';

/** What a worker finds in its environment: its product's address and data folder. */
export const ofWorker = (name: 'ADDRESS' | 'DATA', worker: number | string) => `INNKEEPER_${name}_${worker}`;

/**
 * One product for each worker, with its own folder and for the whole run: tests of one worker never meet those of
 * another one, and none waits for a start. They find it in the environment (see `ourProduct`). Their data is on PostgreSQL, as in
 * production; a test that starts a product itself has the embedded database, as `npm start` does.
 */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  const started = await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      const { folder, remove } = temporaryFolder();
      const product = await startProduct(folder, undefined, settingsOn(await newDatabase(postgres, `worker_${worker}`)));
      process.env[ofWorker('ADDRESS', worker)] = product.address;
      process.env[ofWorker('DATA', worker)] = folder;
      return { stop: product.stop, remove };
    }),
  );
  return async () => {
    await Promise.all(started.map(({ stop }) => stop()));
    await postgres.stop();
    for (const { remove } of started) remove();
  };
}
