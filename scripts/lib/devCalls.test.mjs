import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { devCalls } from './devCalls.mjs';
import { freePort } from './freePort.mjs';
import { writeRegistry } from './remotes.mjs';

describe('Pages of npm run dev', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'innkeeper-dev-'));
  const registry = { remotes: [{ name: 'mf-spa', version: 'built a moment ago' }] };
  const api = createServer((request, response) => response.end(`the API at ${request.url}`));
  let site;
  let address;
  let apiPort;
  const startApi = () => new Promise((resolve) => api.listen(apiPort, '127.0.0.1', () => resolve(null)));
  const stopApi = () => new Promise((resolve) => api.close(resolve));

  beforeAll(async () => {
    writeRegistry(registry, folder);
    const entry = path.join(folder, 'main.js');
    writeFileSync(entry, '');
    apiPort = await freePort();
    const target = `http://127.0.0.1:${apiPort}`;
    const port = await freePort();
    address = `http://localhost:${port}`;
    site = new WebpackDevServer(
      {
        host: 'localhost',
        port,
        hot: false,
        setupMiddlewares: (middlewares) => [devCalls(target, folder), ...middlewares],
        proxy: [{ context: ['/api'], target }],
      },
      webpack({ mode: 'none', entry, output: { path: folder }, infrastructureLogging: { level: 'none' }, stats: 'none' }),
    );
    await Promise.all([site.start(), startApi()]);
  });
  afterAll(async () => {
    await site.stop();
    await stopApi();
    rmSync(folder, { recursive: true });
  });

  const read = async (path) => (await fetch(address + path)).text();

  it('wait while the API restarts', async () => {
    await stopApi();
    setTimeout(startApi, 300);
    expect(await read('/api/properties?page=2')).toBe('the API at /api/properties?page=2');
  });

  it('load the remotes that were built last, whatever the API has released', async () => {
    expect(JSON.parse(await read('/api/remotes/registry'))).toEqual(registry);
    expect(await read('/api/remotes')).toBe('the API at /api/remotes');
  });
});
