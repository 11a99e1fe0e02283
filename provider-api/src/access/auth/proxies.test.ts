import { onBothEngines } from '../../../testing/server';

const PROXY = '10.0.0.5';

onBothEngines(
  'Sign-in behind a proxy',
  (server) => {
    let attempt = 0;
    const statusFrom = async (remoteAddress: string, forwarded: string) => {
      attempt += 1;
      const { statusCode } = await server().app.inject({
        method: 'POST',
        url: '/api/auth',
        remoteAddress,
        headers: { 'x-forwarded-for': forwarded },
        payload: { username: `nobody${attempt}@house.example`, password: 'a guess' },
      });
      return statusCode;
    };

    it('counts callers by the IP address that the configured proxy reports', async () => {
      for (let count = 0; count < 60; count += 1) expect(await statusFrom(PROXY, '203.0.113.7')).not.toBe(429);
      expect(await statusFrom(PROXY, '203.0.113.7')).toBe(429);
      expect(await statusFrom(PROXY, '203.0.113.8')).not.toBe(429);
    });

    it('ignores the header of any other sender: the caller remains the same', async () => {
      for (let count = 0; count < 60; count += 1) expect(await statusFrom('10.9.9.9', `203.0.113.${count}`)).not.toBe(429);
      expect(await statusFrom('10.9.9.9', '203.0.113.99')).toBe(429);
    });
  },
  { trustedProxies: [PROXY] },
);
