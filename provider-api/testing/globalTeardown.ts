import { rm } from 'node:fs/promises';
import { LENT_FOLDER } from './names';

/** Stops what `globalSetup` started. */
export default async function globalTeardown(): Promise<void> {
  const folder = process.env[LENT_FOLDER];
  if (folder) await rm(folder, { recursive: true, force: true });
  await (globalThis as { stopPostgres?: () => Promise<void> }).stopPostgres?.();
}
