import Fastify from 'fastify';
import { onBothEngines } from '../../testing/server';
import { authoriseEveryRoute } from './authorise';

describe('Permissions of routes', () => {
  it('a route that declares no permission stops the server from starting', () => {
    const app = Fastify();
    authoriseEveryRoute(app, async () => null);
    expect(() => app.get('/open', () => 'x')).toThrow('GET /open declares no permission.');
    expect(() => app.get('/closed', { config: { permission: 'super' } }, () => 'x')).not.toThrow();
  });
});

onBothEngines('Errors and descriptions', (server) => {
  const send = (payload: string, headers: Record<string, string>, url = '/api/auth') =>
    server().app.inject({ method: 'POST', url, payload, headers });
  const json = { 'content-type': 'application/json' };

  it.each([
    ['no JSON', '{"username"', json, 400, 'bad_request'],
    ['a list where an object is meant', '[]', json, 400, 'bad_request'],
    ['a field of the wrong type', '{"username": 5}', json, 400, 'bad_request'],
    ['a poisoned prototype', '{"__proto__": {"a": 1}}', json, 400, 'bad_request'],
    [
      'another content type',
      'username=x',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'unsupported_media_type',
    ],
    ['more than 1 MiB', JSON.stringify({ username: 'x'.repeat(1_100_000) }), json, 413, 'too_large'],
  ])('%s is answered with the one error body', async (_case, payload, headers, status, code) => {
    const answer = await send(payload, headers);
    const body = answer.json<Record<string, unknown>>();
    expect(answer.statusCode).toBe(status);
    expect(body).toEqual({ message: expect.any(String), code, fields: expect.any(Object), request_id: expect.any(String) });
  });

  it('an unknown address is a 404 with the same error body, and so is an invalid path', async () => {
    for (const path of ['/nothing', '/properties/%ZZ/specials', `/properties/${'x'.repeat(300)}`]) {
      const { status, body } = await server().admin.get(path);
      expect([400, 404]).toContain(status);
      expect(body).toMatchObject({ message: expect.any(String), code: expect.any(String), request_id: expect.any(String) });
    }
  });

  it('a call without a session says how to make it', async () => {
    const { status, headers } = await server().nobody.get('/profile');
    expect([status, headers['www-authenticate']]).toEqual([401, 'Bearer']);
  });

  it('text that a database cannot hold is never a 500', async () => {
    const hotel = await server().given.hotel();
    const answer = await server().admin.post(`/properties/${hotel}/faq-categories`, { name: 'a\u0000b\ud800' });
    expect([201, 400, 422]).toContain(answer.status);
    for (const name of ['%00%ff', 'a%00b'])
      expect((await server().admin.get(`/properties/${hotel}/faq-categories?name=${name}`)).status).toBe(200);
    expect((await server().admin.get('/properties/a%00b')).status).not.toBe(500);
  });

  it('an unknown query parameter is refused by pages, too', async () => {
    for (const path of ['/openapi.json', '/docs', '/menu-preview'])
      expect([path, (await server().nobody.get(`${path}?x=1`)).status]).toEqual([path, 400]);
  });

  it('every route of the contract is described, with who may call it', async () => {
    const { body } = await server().nobody.get('/openapi.json');
    const operations = Object.entries<Record<string, { description?: string }>>(body.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { description }]) => ({ call: `${method} ${path}`, description })),
    );
    expect(operations.length).toBeGreaterThan(40);
    expect(operations.filter(({ description }) => !description?.includes('Allowed for: '))).toEqual([]);
    const docs = await server().app.inject('/api/docs');
    expect(docs.body).toContain('POST /api/auth');
    expect(docs.body).not.toContain('<script');
  });

  it('health and readiness are answered, and counters only to a caller on the same machine', async () => {
    expect((await server().nobody.get('/health')).status).toBe(200);
    expect((await server().nobody.get('/ready')).status).toBe(200);
    const metrics = await server().app.inject('/api/metrics');
    expect(metrics.body).toContain('http_requests_total{method="GET",route="/api/health",status="200"} 1');
    for (const name of [
      'http_request_duration_seconds_bucket{le="0.1"}',
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_p99_seconds',
    ])
      expect(metrics.body).toContain(`\n${name} `);
    expect(metrics.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    const remote = await server().app.inject({ url: '/api/metrics', remoteAddress: '10.0.0.9' });
    expect(remote.statusCode).toBe(403);
    const proxied = await server().app.inject({ url: '/api/metrics', headers: { 'x-forwarded-for': '10.0.0.9' } });
    for (const name of ['forwarded', 'x-real-ip', 'via', 'x-forwarded-host', 'x-forwarded-proto'])
      expect((await server().app.inject({ url: '/api/metrics', headers: { [name]: '10.0.0.9' } })).statusCode).toBe(403);
    expect(proxied.statusCode).toBe(403);
  });
});

onBothEngines('A store that cannot be reached', (server) => {
  it('every call answers 503 with Retry-After, and readiness fails while liveness succeeds', async () => {
    await server().services.storage.close();
    for (const answer of [await server().admin.get('/profile'), await server().nobody.get('/ready')]) {
      expect(answer.status).toBe(503);
      expect(answer.body.code).toBe('unavailable');
      expect(answer.headers['retry-after']).toBe('5');
    }
    expect((await server().nobody.get('/health')).status).toBe(200);
  });
});

onBothEngines(
  'Other origins',
  (server) => {
    const preflight = (origin: string) =>
      server().app.inject({
        method: 'OPTIONS',
        url: '/api/profile',
        headers: { origin, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'authorization,if-match' },
      });

    it('may call the API if CORS_ORIGINS lists them, and no others', async () => {
      const allowed = await preflight('https://site.house.example');
      expect(allowed.statusCode).toBe(204);
      expect(allowed.headers['access-control-allow-origin']).toBe('https://site.house.example');
      expect(allowed.headers['access-control-allow-methods']).toContain('PUT');
      expect(allowed.headers['access-control-allow-headers']).toContain('if-match');
      expect((await preflight('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined();
    });

    it('may read the server clock and whether a cache answered', async () => {
      const { headers } = await server().app.inject({ url: '/api/health', headers: { origin: 'https://site.house.example' } });
      expect(String(headers['access-control-expose-headers']).split(', ')).toEqual(expect.arrayContaining(['date', 'age']));
    });

    it('get separate cache entries, whatever else an answer varies by, and can read refusals too', async () => {
      const hotel = await server().given.hotel();
      const { value } = await server().given.item('/tokens', { name: 'Site', property_id: [hotel] });
      const headers = { origin: 'https://site.house.example', authorization: `Bearer ${value}` };
      for (const [url, also] of [
        [`/api/properties/${hotel}`, 'authorization, accept-encoding'],
        ['/api/remotes/registry', 'authorization, accept-encoding'],
        ['/remotes/registry.json', 'accept-encoding'],
      ] as const) {
        const answer = await server().app.inject({ url, headers });
        expect([url, answer.headers.vary]).toEqual([url, `Origin, ${also}`]);
      }
      const long = await server().app.inject({ url: `/api/regions?name=${'x'.repeat(5000)}`, headers });
      expect([long.statusCode, long.headers['access-control-allow-origin']]).toEqual([400, headers.origin]);
    });

    it.each([{}, { origin: 'https://site.house.example' }])(
      'OPTIONS is answered whether or not it is a preflight of a browser, with the headers %j',
      async (headers) => {
        const answer = await server().app.inject({ method: 'OPTIONS', url: '/api/properties', headers });
        expect([answer.statusCode, answer.body]).toEqual([204, '']);
        expect(answer.headers['access-control-allow-methods']).toBe('GET, HEAD, POST, PUT, DELETE');
      },
    );
  },
  { corsOrigins: ['https://site.house.example', 'https://other.house.example'] },
);
