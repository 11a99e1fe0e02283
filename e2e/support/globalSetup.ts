import { startProduct, temporaryFolder } from './product';

/** One product for the whole run, on a folder of its own; the journeys find its address in the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { folder, remove } = temporaryFolder();
  const product = await startProduct(folder);
  process.env.INNKEEPER_ADDRESS = product.address;
  process.env.INNKEEPER_DATA = folder;
  return async () => {
    await product.stop();
    remove();
  };
}
