import { AsyncLocalStorage } from 'node:async_hooks';
import type { App } from './app';

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** The host of the current call, for everything that happens within it. */
const asked = new AsyncLocalStorage<string>();

/** Keeps the host of every call for `completeAddress`, where it can matter: keeping it makes everything asynchronous slower. */
export function keepAskedHost(app: App, publicUrl: string): void {
  const { host } = new URL(publicUrl);
  if (!LOOPBACK.test(host)) return;
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    if (headers.host === undefined || headers.host === host) done();
    else asked.run(headers.host, done);
  });
}

/**
 * Makes an address that begins with `/` complete, so that the public sites can use it as it is. The Host header is never trusted,
 * with one exception that cannot lead anywhere else: on one's own machine the other names of that machine (`127.0.0.1` for
 * `localhost`, another port in front) are kept, otherwise the browser would see a foreign origin.
 */
export function completeAddress(publicUrl: string, address: string): string {
  if (!address.startsWith('/')) return address;
  const { protocol, host, origin } = new URL(publicUrl);
  const here = asked.getStore() ?? '';
  return (LOOPBACK.test(host) && LOOPBACK.test(here) ? `${protocol}//${here}` : origin) + address;
}
