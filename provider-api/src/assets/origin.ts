import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Makes an address that begins with `/` complete, so that the public sites can use it as it is.
 * The Host header is never trusted, with one exception that cannot lead anywhere else: on one's own machine the other
 * names of that machine (`127.0.0.1` for `localhost`) are kept, or the browser would see a foreign origin.
 */
export function completeAddress(request: FastifyRequest, publicUrl: string, address: string): string {
  if (!address.startsWith('/')) return address;
  const { protocol, host, origin } = new URL(publicUrl);
  const asked = request.headers.host ?? '';
  return (LOOPBACK.test(host) && LOOPBACK.test(asked) ? `${protocol}//${asked}` : origin) + address;
}
