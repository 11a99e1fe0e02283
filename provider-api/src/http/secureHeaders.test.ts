import Fastify from 'fastify';
import { secureHeaders } from './secureHeaders';

const serverAt = (publicUrl: string) => {
  const app = Fastify();
  secureHeaders(app, publicUrl);
  app.get('/api/health', () => ({}));
  app.get('/page', () => 'A page');
  for (const type of ['application/javascript; charset=utf-8', 'text/javascript', 'text/css', 'image/svg+xml', 'text/html']) {
    app.get(`/${type.split(';')[0]}`, (_request, reply) =>
      reply.type(type).header('content-security-policy', "default-src 'self'").send('x'),
    );
  }
  return app;
};

describe('The headers of every answer', () => {
  const app = serverAt('https://back.house.example');
  afterAll(() => app.close());

  it.each(['/page', '/api/health', '/api/nothing', '/nothing'])(
    '%s sends no referrer, is isolated and has no access to devices',
    async (url) => {
      const { headers } = await app.inject({ url });
      expect(headers).toMatchObject({
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      });
      expect(headers['permissions-policy']).toMatch(
        /publickey-credentials-get=\(self\).*camera=\(\).*geolocation=\(\).*usb=\(\)/,
      );
    },
  );

  it.each([
    ['/api/health', "default-src 'none'; frame-ancestors 'none'", 'no-store'],
    ['/api/nothing', "default-src 'none'; frame-ancestors 'none'", 'no-store'],
    ['/%61pi/health', "default-src 'none'; frame-ancestors 'none'", 'no-store'],
    ['/api?q=1', "default-src 'none'; frame-ancestors 'none'", 'no-store'],
    ['/apiary', undefined, undefined],
    ['/page', undefined, undefined],
  ])('%s as a page of its own could load %s, and is kept: %s', async (url, policy, cached) => {
    const { headers } = await app.inject({ url });
    expect([headers['content-security-policy'], headers['cache-control']]).toEqual([policy, cached]);
  });

  it.each([
    ['application/javascript', false],
    ['text/javascript', false],
    ['text/css', false],
    ['image/svg+xml', true],
    ['text/html', true],
  ])('%s can become a page, and has the headers that a page obeys: %s', async (type, isPage) => {
    const { headers } = await app.inject({ url: `/${type}` });
    const names = ['content-security-policy', 'cross-origin-opener-policy', 'permissions-policy'];
    expect(names.map((name) => name in headers)).toEqual([isPage, isPage, isPage]);
    // A style sheet itself loads fonts and pictures.
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' });
    expect(headers).toHaveProperty('strict-transport-security');
  });

  it('without https there is no Strict-Transport-Security', async () => {
    const plain = serverAt('http://localhost:4000');
    expect((await plain.inject({ url: '/page' })).headers).not.toHaveProperty('strict-transport-security');
    await plain.close();
  });
});
