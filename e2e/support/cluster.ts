import path from 'node:path';
import { startBalancer } from './balancer';
import { startBucket } from './bucket';
import { postgresSettings, startPostgres } from './postgres';
import { startProduct, temporaryFolder, type Product } from './product';

/**
 * Starts the product as a large hotel group would run it: several processes behind a load balancer, with one PostgreSQL
 * server, one S3 bucket, and no shared files.
 * @param count how many processes
 */
export async function startCluster(count: number): Promise<Product> {
  const { folder, remove } = temporaryFolder();
  const cleanups: (() => Promise<void>)[] = [async () => remove()];
  const stop = async () => {
    for (const cleanUp of cleanups.toReversed()) await cleanUp();
  };
  try {
    const postgres = await startPostgres();
    cleanups.push(postgres.stop);
    const bucket = await startBucket();
    cleanups.push(bucket.stop);
    const ports: number[] = [];
    const balancer = await startBalancer(ports);
    cleanups.push(balancer.stop);
    const settings = { ...bucket.settings, ...postgresSettings(postgres.url), PUBLIC_URL: balancer.address };
    for (let index = 0; index < count; index += 1) {
      const product = await startProduct(path.join(folder, String(index)), undefined, settings);
      cleanups.push(product.stop);
      ports.push(product.port);
    }
    return { address: balancer.address, port: balancer.port, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
