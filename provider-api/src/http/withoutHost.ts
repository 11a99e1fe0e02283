const HOST = /^https?:\/\/[^/?#]*/i;

/**
 * The address of a call as a path. Some proxies send the complete address (RFC 9112 §3.2.2): everything that reads the path would
 * otherwise take the host for a part of it.
 * @param url as the request line has it
 */
export function withoutHost(url = '/'): string {
  const path = url.replace(HOST, '');
  return path === url || path.startsWith('/') ? path : `/${path}`;
}
