import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { portOf } from '../../testing/listen';
import { onBothEngines } from '../../testing/server';

const siteDir = mkdtempSync(join(tmpdir(), 'innkeeper-site-'));
writeFileSync(join(siteDir, 'index.html'), '<p>The site</p>');
writeFileSync(join(siteDir, 'config.json'), '{"apiBase":"/api"}');
afterAll(() => rmSync(siteDir, { recursive: true }));

onBothEngines(
  'A call that names its complete address, as some proxies send it',
  (server) => {
    async function get(path: string) {
      const port = await portOf(server().app);
      const headers = { authorization: `Bearer ${server().adminToken}` };
      return new Promise<{ status: number | undefined; body: string; caching: unknown }>((resolve, reject) => {
        const call = request({ port, host: '127.0.0.1', path, headers }, (answer) => {
          const { statusCode: status, headers } = answer;
          text(answer).then((body) => resolve({ status, body, caching: headers['cache-control'] }), reject);
        });
        call.on('error', reject).end();
      });
    }
    const withoutId = ({ body, ...rest }: Awaited<ReturnType<typeof get>>) => ({
      ...rest,
      body: body.replace(/"request_id":"[^"]+"/, ''),
    });

    it.each(['/', '/config.json', '/hotels/%zz', '/api/nothing', '/api/%zz', '/api/users?per_page=1', '/api/users?page=0'])(
      '%s is answered as without the host',
      async (path) => {
        const expected = withoutId(await get(path));
        for (const host of ['http://test.example', 'HTTPS://other.example:8443'])
          expect(withoutId(await get(host + path))).toEqual(expected);
      },
    );

    it.each(['http://test.example', 'http://test.example?tab=1'])('%s, without a path, is the site', async (address) =>
      expect(await get(address)).toMatchObject({ status: 200, body: '<p>The site</p>' }),
    );

    it('the addresses of its other pages have one host', async () => {
      const { body } = await get('http://other.example/api/properties?per_page=1&page=2');
      expect(JSON.parse(body).meta.links.previous).toBe('http://test.example/api/properties?per_page=1&page=1');
    });
  },
  { siteDir },
);
