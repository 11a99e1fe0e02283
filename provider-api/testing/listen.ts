import type { AddressInfo } from 'node:net';
import type { App } from '../src/http/app';

/**
 * The port on which a server listens, at 127.0.0.1. It begins to listen at the first call; a test's second attempt
 * calls this again.
 */
export async function portOf(app: App): Promise<number> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}
