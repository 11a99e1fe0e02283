import { gzipSync } from 'node:zlib';

const QUIET = 1200;
/** Added to every answer while round trips are counted, so that what waits for what shows in the order of events. */
const DELAY = 600;

const isCode = ({ type }) => type === 'Script' || type === 'Stylesheet';
/** Pictures are the hotel's own, like its words; and what is run from the cache was requested when it was read. */
const isAsked = ({ type, isCached }) => type !== 'Image' && !isCached;
const isData = ({ address }) => new URL(address).pathname.startsWith('/api/');

/**
 * Follows everything that a page asks the network for.
 * @param {import('playwright').Page} page before its first navigation
 */
export async function watchTraffic(page) {
  const client = await page.context().newCDPSession(page);
  const seen = new Map();
  let open = 0;
  let last = Date.now();
  const touch = (change) => {
    open += change;
    last = Date.now();
  };
  await client.send('Network.enable', { maxTotalBufferSize: 50_000_000, maxResourceBufferSize: 10_000_000 });
  client.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (request.url.startsWith('data:') || request.url.startsWith('blob:')) return;
    seen.set(requestId, { id: requestId, address: request.url, method: request.method, type, sent: timestamp, body: '' });
    touch(1);
  });
  client.on('Network.responseReceived', ({ requestId, response, type }) => {
    const one = seen.get(requestId);
    if (!one) return;
    Object.assign(one, { status: response.status, type, encoding: response.headers['content-encoding'] ?? '' });
    if (response.fromDiskCache) one.isCached = true;
  });
  client.on('Network.requestServedFromCache', ({ requestId }) => {
    const one = seen.get(requestId);
    if (one) one.isCached = true;
  });
  client.on('Network.loadingFailed', ({ requestId, errorText, timestamp }) => {
    const one = seen.get(requestId);
    if (!one || one.done) return;
    Object.assign(one, { done: timestamp, failed: errorText });
    touch(-1);
  });
  client.on('Network.loadingFinished', async ({ requestId, timestamp, encodedDataLength }) => {
    const one = seen.get(requestId);
    if (!one) return;
    Object.assign(one, { done: timestamp, wire: encodedDataLength });
    const got = await client.send('Network.getResponseBody', { requestId }).catch(() => null);
    if (got) one.body = Buffer.from(got.body, got.base64Encoded ? 'base64' : 'utf8');
    touch(-1);
  });

  return {
    client,
    /** Resolves when nothing was requested for a while. */
    quiet: async () => {
      while (open > 0 || Date.now() - last < QUIET) await new Promise((resolve) => setTimeout(resolve, 50));
    },
    slow: () =>
      client.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: DELAY,
        downloadThroughput: -1,
        uploadThroughput: -1,
      }),
    /** Forgets what was seen until now. */
    clear: () => seen.clear(),
    all: () => [...seen.values()],
  };
}

/**
 * Sums what a page requested.
 * @param {ReturnType<Awaited<ReturnType<typeof watchTraffic>>['all']>} requests
 * @returns bytes of scripts and styles after gzip, how many requests beside data, all requests
 */
export function sum(requests) {
  const files = requests
    .filter((one) => !isData(one))
    .map(({ address, type, body, status, failed, encoding, wire }) => {
      const { pathname } = new URL(address);
      return {
        path: pathname,
        type,
        status,
        ...(failed && { failed }),
        encoding,
        wire,
        gzip: gzipSync(body, { level: 9 }).length,
      };
    });
  const code = files.filter(isCode);
  const asked = requests.filter((one) => !isData(one) && isAsked(one));
  return {
    bytes: code.reduce((total, { gzip }) => total + gzip, 0),
    requests: asked.length,
    data: requests.filter(isData).map(({ address, encoding, wire, body }) => ({
      address: decodeURIComponent(address.replace(/^[^/]*\/\/[^/]*/, '')),
      encoding,
      wire,
      size: body.length,
    })),
    files,
  };
}

/**
 * Sequential round trips: a request comes after every answer that was complete when it was sent.
 * @param requests of a page that was loaded with the same delay on every answer
 * @returns {{depth: number, levels: [number, string][]}} the longest chain, the document included, and the depth of each call
 */
export function depthOf(requests) {
  // Nobody waits for what a page reports to the server.
  const ordered = requests.filter((one) => isAsked(one) && one.method === 'GET').sort((a, b) => a.sent - b.sent);
  const level = new Map();
  for (const one of ordered) {
    const before = ordered.filter(({ done }) => done !== undefined && done <= one.sent);
    level.set(one, 1 + Math.max(0, ...before.map((earlier) => level.get(earlier) ?? 0)));
  }
  return { depth: Math.max(...level.values()), levels: [...level].map(([{ address }, at]) => [at, new URL(address).pathname]) };
}
