import { rm } from 'node:fs/promises';
import { POOL_FOLDER } from './names';

/** Stops what `globalSetup` started. */
export default async function globalTeardown(): Promise<void> {
  const folder = process.env[POOL_FOLDER];
  if (folder) await rm(folder, { recursive: true, force: true });
  await (globalThis as { stopPostgres?: () => Promise<void> }).stopPostgres?.();
}
