import Fastify from 'fastify';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerErrors } from './errorHandler';
import { secureHeaders } from './secureHeaders';
import { serveSite } from './site';

const SCRIPT = 'window.early = 1';

describe('The site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'innkeeper-site-'));
  const app = Fastify();
  beforeAll(async () => {
    mkdirSync(join(folder, 'remotes/mf-x/1.0.0'), { recursive: true });
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), `<script>${SCRIPT}</script><script src="/assets/main.0123456789.js"></script>`);
    writeFileSync(join(folder, 'config.json'), '{}');
    writeFileSync(join(folder, 'assets/main.0123456789.js'), 'plain');
    writeFileSync(join(folder, 'assets/main.0123456789.js.br'), 'brotli');
    writeFileSync(join(folder, 'remotes/registry.json'), '{}');
    writeFileSync(join(folder, 'remotes/mf-x/1.0.0/routes.json'), '[]');
    answerErrors(app);
    secureHeaders(app, 'https://back.house.example');
    await serveSite(app, {
      siteDir: folder,
      publicUrl: 'https://back.house.example',
      s3: null,
      remoteOverrides: [],
      remotesUrl: null,
    });
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });
  const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) => app.inject({ url, headers });

  it.each([
    ['/', 'no-cache'],
    ['/hotels/1/specials', 'no-cache'],
    ['/config.json', 'no-cache'],
    ['/remotes/registry.json', 'no-cache'],
    ['/assets/main.0123456789.js', 'public, max-age=31536000, immutable'],
    ['/remotes/mf-x/1.0.0/routes.json', 'public, max-age=31536000, immutable'],
  ])('%s is served with cache-control %s', async (url, cache) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe(cache);
  });

  it('an address that only begins like those of the API is one of a page, with the policy of pages', async () => {
    const { body, headers } = await get('/apiary');
    expect(body).toContain(SCRIPT);
    expect([headers['cache-control'], headers['content-security-policy']]).toEqual([
      'no-cache',
      expect.stringContaining("script-src 'self'"),
    ]);
  });

  it('a page of the application is index.html for browsers and a 404 for programs', async () => {
    expect((await get('/users/7/edit')).body).toContain(SCRIPT);
    expect((await get('/users/7/edit', { accept: 'application/json' })).statusCode).toBe(404);
  });

  it.each([
    '/assets/main.fedcba9876.js',
    '/remotes/mf-x/2.0.0/entry',
    '/api/nothing',
    '/../package.json',
    '/%2e%2e/package.json',
    '/%ff.js',
  ])('%s is a 404 or refused, never the page', async (url) => {
    const answer = await get(url);
    expect([400, 403, 404]).toContain(answer.statusCode);
    expect(answer.body).not.toContain(SCRIPT);
  });

  it.each(['/remotes/mf-x/1.0.0', `/assets/${'a'.repeat(5000)}.js`])(
    'a folder and a name that no file can have are a 404 with the one error body (%#)',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'not_found', message: 'There is nothing at this address.' });
    },
  );

  it.each(['/assets/main.fedcba9876.js', '/remotes/mf-x/2.0.0/entry', '/%2e%2e/package.json'])(
    'the error for %s, opened as a page, would run nothing',
    async (url) => {
      const { headers } = await get(url);
      expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    },
  );

  it.each([
    ['a page that a program asks for', '/users/7/edit', { accept: 'application/json' }],
    ['a missing file', '/assets/main.fedcba9876.js', {}],
    ['an older file', '/assets/main.0123456789.js', { 'if-match': '"older"' }],
    ['a part that a file does not have', '/assets/main.0123456789.js', { range: 'bytes=99-' }],
  ])('a cache in between never stores the refusal of %s, which others would get', async (_case, url, headers) => {
    const refused = await get(url, headers as Record<string, string>);
    expect(refused.statusCode).toBeGreaterThanOrEqual(400);
    expect(refused.headers['cache-control']).toBe('no-store');
  });

  it('whether an address is a page depends on what the client accepts, and caches are told so', async () => {
    for (const accept of ['text/html', 'application/json'])
      expect((await get('/users/7/edit', { accept })).headers.vary).toBe('accept-encoding, accept');
  });

  it('a compressed file is sent to clients that accept it', async () => {
    const answer = await get('/assets/main.0123456789.js', { 'accept-encoding': 'br' });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(answer.body).toBe('brotli');
  });

  it('a range outside a file is a 416 with its length, and of an older version a 412, with the standard error body', async () => {
    const url = '/assets/main.0123456789.js';
    const beyond = await get(url, { range: 'bytes=99999999-' });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */5']);
    expect(beyond.json()).toMatchObject({ code: 'range_not_satisfiable', message: 'The file has no such part.', fields: {} });
    const older = await get(url, { 'if-match': '"older"' });
    expect(older.statusCode).toBe(412);
    expect(older.json()).toMatchObject({ code: 'stale', message: 'This file was changed in the meantime.' });
    expect((await get(url, { range: 'bytes=1-2' })).body).toBe('la');
  });

  it('the content policy allows own files and the inline script by its hash, and no other code', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    const hash = createHash('sha256').update(SCRIPT).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  it('serves a new page when a build replaces it while the server runs', async () => {
    const next = 'window.early = 2.5';
    writeFileSync(join(folder, 'index.html'), `<script>${next}</script>`);
    const answer = await get('/');
    expect(answer.body).toContain(next);
    const hash = createHash('sha256').update(next).digest('base64');
    expect(answer.headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
  });

  it.each([
    [
      'another store',
      { bucket: 'house', region: 'us-east-1', endpoint: 'https://store.example:9000/base' },
      ['https://store.example:9000'],
    ],
    [
      'Amazon',
      { bucket: 'house', region: 'eu-west-2' },
      ['https://house.s3.eu-west-2.amazonaws.com', 'https://s3.eu-west-2.amazonaws.com'],
    ],
  ])(
    'files kept in a bucket of %s: browsers may send there, and see pictures and PDFs at the public address',
    async (_, s3, to) => {
      const app = Fastify();
      await serveSite(app, {
        siteDir: folder,
        publicUrl: 'https://back.house.example/office',
        s3,
        remoteOverrides: [],
        remotesUrl: null,
      });
      const policy = String(
        (await app.inject({ url: '/', headers: { accept: 'text/html' } })).headers['content-security-policy'],
      );
      const allowed = (name: string) => new RegExp(`${name} ([^;]*)`).exec(policy)?.[1]?.split(' ');
      expect(allowed('connect-src')).toEqual(["'self'", ...to]);
      expect(allowed('img-src')).toContain('https://back.house.example');
      expect(allowed('frame-src')).toEqual(["'self'", 'https://back.house.example']);
      expect(policy).not.toContain('*');
      await app.close();
    },
  );

  it('files of remotes on a CDN are allowed from that origin only', async () => {
    const cdnApp = Fastify();
    const config = { siteDir: folder, publicUrl: 'https://back.house.example', s3: null, remoteOverrides: [] };
    await serveSite(cdnApp, { ...config, remotesUrl: 'https://cdn.example/remotes' });
    const policy = String(
      (await cdnApp.inject({ url: '/', headers: { accept: 'text/html' } })).headers['content-security-policy'],
    );
    for (const name of ['script-src', 'style-src', 'connect-src', 'img-src', 'font-src'])
      expect(policy).toMatch(new RegExp(`${name} [^;]*https://cdn.example(;| )`));
    expect(policy).not.toMatch(/\*|cdn.example\//);
    await cdnApp.close();
  });

  it("a remote on a developer's machine is allowed only if the server is configured for it", async () => {
    const developerOrigin = 'http://localhost:4010';
    const developerApp = Fastify();
    answerErrors(developerApp);
    await serveSite(developerApp, {
      siteDir: folder,
      publicUrl: 'https://back.house.example',
      s3: null,
      remoteOverrides: [developerOrigin],
      remotesUrl: null,
    });
    const settings = await developerApp.inject({ url: '/config.json' });
    expect(settings.json()).toEqual({ remoteOverrides: [developerOrigin] });
    expect(settings.headers['cache-control']).toBe('no-cache');
    const policy = String(
      (await developerApp.inject({ url: '/', headers: { accept: 'text/html' } })).headers['content-security-policy'],
    );
    for (const name of ['script-src', 'style-src', 'connect-src'])
      expect(policy).toMatch(new RegExp(`${name} [^;]*${developerOrigin}`));
    await developerApp.close();
    expect((await get('/config.json')).json()).toEqual({});
    expect(String((await get('/')).headers['content-security-policy'])).not.toContain(developerOrigin);
  });
});
