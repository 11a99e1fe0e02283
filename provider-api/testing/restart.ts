import { buildServer } from '../src/server/server';
import { clientOf, type Client } from './client';
import type { TestServer } from './server';

/**
 * Starts the server again on the same store, as after a kill: what the first one had only in memory is lost.
 * @param work receives how to sign in there with a token; the new server ends after it
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
