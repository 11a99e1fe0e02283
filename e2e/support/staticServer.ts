import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { contentTypes } from './contentTypes';

/** The policy that docs/how-to/qa.md recommends: nothing inline, nothing from elsewhere, no eval. */
const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'";

function forward(incoming: IncomingMessage, response: ServerResponse, api: string): void {
  const { hostname, port } = new URL(api);
  const { method, url, headers } = incoming;
  // With the original Host header, so that the API returns addresses of files on this server.
  const forwarded = request({ hostname, port, method, path: url, headers }, (upstream) => {
    response.writeHead(upstream.statusCode ?? 502, upstream.headers);
    upstream.pipe(response);
  });
  forwarded.on('error', () => response.writeHead(502).end());
  incoming.pipe(forwarded);
}

/**
 * Serves a folder as any web server does: its files, `index.html` for all other paths, and the API under the same origin.
 * @param folder the output of `npm run alone -- mf-x --build`
 * @param api the address of the running API
 */
export async function serveFolder(folder: string, api: string): Promise<{ address: string; close: () => Promise<void> }> {
  const server = createServer((incoming, response) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://folder');
    if (pathname.startsWith('/api/')) return forward(incoming, response, api);
    const requested = path.join(folder, path.normalize(pathname));
    const file = existsSync(requested) && statSync(requested).isFile() ? requested : path.join(folder, 'index.html');
    void readFile(file).then((body) => {
      response.writeHead(200, { 'Content-Type': contentTypes[path.extname(file)], 'Content-Security-Policy': POLICY }).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
