import { gzipSync } from 'node:zlib';

const IDLE_MS = 1200;
/** Latency of each request while round trips are counted, so that the order of events shows which request waited for which. */
const LATENCY_MS = 600;

const isCode = ({ type }) => type === 'Script' || type === 'Stylesheet';
/** Pictures are content, not code; and a file that is executed from the cache was counted when it was fetched. */
const isCounted = ({ type, isCached }) => type !== 'Image' && !isCached;
const isData = ({ address }) => new URL(address).pathname.startsWith('/api/');

/**
 * Records all network requests of a page.
 * @param {import('playwright').Page} page on which nothing has been opened yet
 */
export async function watchTraffic(page) {
  const client = await page.context().newCDPSession(page);
  const recorded = new Map();
  let openCount = 0;
  let lastChange = Date.now();
  const countOpen = (change) => {
    openCount += change;
    lastChange = Date.now();
  };
  await client.send('Network.enable', { maxTotalBufferSize: 50_000_000, maxResourceBufferSize: 10_000_000 });
  client.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (request.url.startsWith('data:') || request.url.startsWith('blob:')) return;
    recorded.set(requestId, { id: requestId, address: request.url, method: request.method, type, sentAt: timestamp, body: '' });
    countOpen(1);
  });
  client.on('Network.responseReceived', ({ requestId, response, type }) => {
    const entry = recorded.get(requestId);
    if (!entry) return;
    Object.assign(entry, { status: response.status, type, encoding: response.headers['content-encoding'] ?? '' });
    if (response.fromDiskCache) entry.isCached = true;
  });
  client.on('Network.requestServedFromCache', ({ requestId }) => {
    const entry = recorded.get(requestId);
    if (entry) entry.isCached = true;
  });
  client.on('Network.loadingFailed', ({ requestId, errorText, timestamp }) => {
    const entry = recorded.get(requestId);
    if (!entry || entry.doneAt) return;
    Object.assign(entry, { doneAt: timestamp, failed: errorText });
    countOpen(-1);
  });
  client.on('Network.loadingFinished', async ({ requestId, timestamp, encodedDataLength }) => {
    const entry = recorded.get(requestId);
    if (!entry) return;
    Object.assign(entry, { doneAt: timestamp, wire: encodedDataLength });
    const response = await client.send('Network.getResponseBody', { requestId }).catch(() => null);
    if (response) entry.body = Buffer.from(response.body, response.base64Encoded ? 'base64' : 'utf8');
    countOpen(-1);
  });

  return {
    client,
    /** Resolves once there have been no requests for a while. */
    untilIdle: async () => {
      while (openCount > 0 || Date.now() - lastChange < IDLE_MS) await new Promise((resolve) => setTimeout(resolve, 50));
    },
    addLatency: () =>
      client.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: LATENCY_MS,
        downloadThroughput: -1,
        uploadThroughput: -1,
      }),
    /** Forgets what was recorded so far. */
    clear: () => recorded.clear(),
    all: () => [...recorded.values()],
  };
}

/**
 * Sums what a page requested.
 * @param {ReturnType<Awaited<ReturnType<typeof watchTraffic>>['all']>} requests
 * @returns bytes of scripts and styles after gzip, how many requests were not for data, all requests
 */
export function sum(requests) {
  const files = requests
    .filter((request) => !isData(request))
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
  const counted = requests.filter((request) => !isData(request) && isCounted(request));
  return {
    bytes: code.reduce((total, { gzip }) => total + gzip, 0),
    requests: counted.length,
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
 * Counts sequential round trips: a request is taken to depend on every answer that was complete when it was sent.
 * @param requests of a page that was loaded with the same latency on every request
 * @returns {{depth: number, levels: [number, string][]}} the length of the longest chain, including the document, and the depth of
 * each request
 */
export function depthOf(requests) {
  // Nobody waits for reports to the server.
  const ordered = requests
    .filter((request) => isCounted(request) && request.method === 'GET')
    .sort((a, b) => a.sentAt - b.sentAt);
  const depths = new Map();
  for (const request of ordered) {
    const dependencies = ordered.filter(({ doneAt }) => doneAt !== undefined && doneAt <= request.sentAt);
    depths.set(request, 1 + Math.max(0, ...dependencies.map((earlier) => depths.get(earlier) ?? 0)));
  }
  return {
    depth: Math.max(...depths.values()),
    levels: [...depths].map(([{ address }, depth]) => [depth, new URL(address).pathname]),
  };
}
