import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { contentTypes } from './contentTypes';

/** The policy that docs/how-to/qa.md recommends: nothing inline, nothing from elsewhere, no eval. */
const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'";

function pass(asked: IncomingMessage, answer: ServerResponse, api: string): void {
  const { hostname, port } = new URL(api);
  const { method, url, headers } = asked;
  // With the Host that was asked: on one machine the API then names its files at this address too.
  const passed = request({ hostname, port, method, path: url, headers }, (got) => {
    answer.writeHead(got.statusCode ?? 502, got.headers);
    got.pipe(answer);
  });
  passed.on('error', () => answer.writeHead(502).end());
  asked.pipe(passed);
}

/**
 * Any web server: files of a folder, its page for every address that is no file, and the API behind the same address.
 * @param folder what `npm run alone -- mf-x --build` has written
 * @param api address of the running API
 */
export async function serveFolder(folder: string, api: string): Promise<{ address: string; close: () => Promise<void> }> {
  const server = createServer((asked, answer) => {
    const { pathname } = new URL(asked.url ?? '/', 'http://folder');
    if (pathname.startsWith('/api/')) return pass(asked, answer, api);
    const wanted = path.join(folder, path.normalize(pathname));
    const file = existsSync(wanted) && statSync(wanted).isFile() ? wanted : path.join(folder, 'index.html');
    void readFile(file).then((body) => {
      answer.writeHead(200, { 'Content-Type': contentTypes[path.extname(file)], 'Content-Security-Policy': POLICY }).end(body);
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
