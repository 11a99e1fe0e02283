import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { contentTypes } from './contentTypes';

const site = path.resolve(__dirname, '../../shell/dist');

const profile = { id: '1', first_name: 'Ada', last_name: 'Marsh', email: 'ada@innkeeper.example', version: 1 };
const everything = [{ resource: '*', permissionable_id: null, permissionable_type: null, r: true, w: true, x: true }];
const hotel = { id: '7', name: 'Hotel Marchmont', type: 'hotel', version: 1 };
const restaurant = { id: '9', name: 'Ember & Oak', type: 'restaurant', version: 1 };
const meta = { page: 1, total_pages: 1, per_page: 2000, count: 1, links: { previous: null, next: null } };

/** Just enough of the API to be signed in: tests with this server are about the frame, not about data. */
function apiResponse(address: string): unknown {
  if (address === '/api/profile') return { data: profile };
  if (address === '/api/profile/permissions') return { data: everything, meta };
  const property = [hotel, restaurant].find(({ id }) => address === `/api/properties/${id}`);
  if (property) return { data: property };
  return { data: [], meta: { ...meta, count: 0 } };
}

/** The content security policy of the production server: a build that needs eval or inline styles fails here too. */
function policyFor(html: string): string {
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`,
  );
  return `default-src 'self'; script-src 'self' ${scripts.join(' ')}; style-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'`;
}

async function sendFile(response: ServerResponse, name: string): Promise<void> {
  const file = path.join(site, path.normalize(name));
  const type = contentTypes[path.extname(file)];
  try {
    if (!type) throw new Error('The path names no file.');
    const body = await readFile(file);
    response.writeHead(200, { 'Content-Type': type, 'X-Content-Type-Options': 'nosniff' }).end(body);
  } catch {
    // As on the real server, a missing file is a 404, and every other path is an address of the site.
    if (name.startsWith('/remotes/') || name.startsWith('/assets/')) return void response.writeHead(404).end();
    const page = await readFile(path.join(site, 'index.html'), 'utf8');
    response.writeHead(200, { 'Content-Type': contentTypes['.html'], 'Content-Security-Policy': policyFor(page) }).end(page);
  }
}

/**
 * Serves the built site with its strict policy.
 * @param port a free one by default
 * @param handle is called first with each request; returns whether it has handled it
 */
export async function serveSite(
  port = 0,
  handle: (request: IncomingMessage, response: ServerResponse) => boolean = () => false,
): Promise<{ address: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    if (handle(request, response)) return;
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    if (!pathname.startsWith('/api/')) return void sendFile(response, pathname);
    response.writeHead(200, { 'Content-Type': contentTypes['.json'] }).end(JSON.stringify(apiResponse(pathname)));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
