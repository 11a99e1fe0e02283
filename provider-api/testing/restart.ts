import { buildServer } from '../src/server/server';
import { clientOf, type Client } from './client';
import type { TestServer } from './server';

/**
 * Starts another server on the same database, as after a crash: everything that the first one had only in memory is lost.
 * @param work receives a function that returns a client for a token; the new server is stopped afterwards
 */
export async function afterRestart(
  { services: { config, storage } }: TestServer,
  work: (as: (token: string) => Client) => Promise<void>,
): Promise<void> {
  const { app } = await buildServer(config, async () => ({ ...storage, close: async () => undefined }));
  try {
    await work((token) => clientOf(app, token));
  } finally {
    await app.close();
  }
}
