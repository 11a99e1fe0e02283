import { AsyncLocalStorage } from 'node:async_hooks';
import type { App } from './app';

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** The host that the current call was addressed to. */
const requestHost = new AsyncLocalStorage<string>();

/** Keeps the host of every call for `completeAddress`, but only where it matters: this slows down all asynchronous code. */
export function keepRequestHost(app: App, publicUrl: string): void {
  const { host } = new URL(publicUrl);
  if (!LOOPBACK.test(host)) return;
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    if (headers.host === undefined || headers.host === host) done();
    else requestHost.run(headers.host, done);
  });
}

/**
 * Completes an address that begins with `/`, so that the public sites can use it as it is. The Host header is never trusted,
 * with one safe exception: on a developer's machine its other names (`127.0.0.1` for
 * `localhost`, another port in front) are kept, otherwise the browser would see a foreign origin.
 */
export function completeAddress(publicUrl: string, address: string): string {
  if (!address.startsWith('/')) return address;
  const { protocol, host, origin } = new URL(publicUrl);
  const currentHost = requestHost.getStore() ?? '';
  return (LOOPBACK.test(host) && LOOPBACK.test(currentHost) ? `${protocol}//${currentHost}` : origin) + address;
}
