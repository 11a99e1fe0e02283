import path from 'node:path';
import { startBalancer } from './balancer';
import { startBucket } from './bucket';
import { settingsOn, startPostgres } from './postgres';
import { startProduct, temporaryFolder, type Product } from './product';

/**
 * The product as a larger group runs it: several processes behind a balancer, one PostgreSQL, one store that speaks S3, and
 * no file shared between them.
 * @param count of processes
 */
export async function startCluster(count: number): Promise<Product> {
  const { folder, remove } = temporaryFolder();
  const stops: (() => Promise<void>)[] = [async () => remove()];
  const stop = async () => {
    for (const end of stops.toReversed()) await end();
  };
  try {
    const postgres = await startPostgres();
    stops.push(postgres.stop);
    const bucket = await startBucket();
    stops.push(bucket.stop);
    const ports: number[] = [];
    const balancer = await startBalancer(ports);
    stops.push(balancer.stop);
    const settings = { ...bucket.settings, ...settingsOn(postgres.url), PUBLIC_URL: balancer.address };
    for (let at = 0; at < count; at += 1) {
      const one = await startProduct(path.join(folder, String(at)), undefined, settings);
      stops.push(one.stop);
      ports.push(one.port);
    }
    return { address: balancer.address, port: balancer.port, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
