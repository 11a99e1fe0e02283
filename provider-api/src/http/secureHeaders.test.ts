import Fastify from 'fastify';
import { secureHeaders } from './secureHeaders';

const serverAt = (publicUrl: string) => {
  const app = Fastify();
  secureHeaders(app, publicUrl);
  app.get('/api/health', () => ({}));
  app.get('/page', () => 'A page');
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
    ['/page', undefined, undefined],
  ])('%s as a page of its own could load %s, and is kept: %s', async (url, policy, cached) => {
    const { headers } = await app.inject({ url });
    expect([headers['content-security-policy'], headers['cache-control']]).toEqual([policy, cached]);
  });

  it('without https there is no Strict-Transport-Security', async () => {
    const plain = serverAt('http://localhost:4000');
    expect((await plain.inject({ url: '/page' })).headers).not.toHaveProperty('strict-transport-security');
    await plain.close();
  });
});
