import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onBothEngines } from '../../testing/server';

const siteDir = mkdtempSync(join(tmpdir(), 'innkeeper-site-'));
writeFileSync(join(siteDir, 'index.html'), '<p>The site</p>');
afterAll(() => rmSync(siteDir, { recursive: true }));

onBothEngines(
  'An address with an invalid escape',
  (server) => {
    const get = (url: string, accept = 'text/html') => server().app.inject({ url, headers: { accept } });
    const stableHeaders = ({ 'x-request-id': _id, date: _date, ...headers }: object & Record<string, unknown>) => headers;

    it.each(['/reset-password/%', '/hotels/%zz', '/hotels/%ff?tab=%', '/users/%00/edit', '/hotels/..%2fusers'])(
      '%s shows the page like any other address',
      async (url) => {
        const [page, other] = [await get(url), await get('/hotels/nothing')];
        expect([page.statusCode, page.body]).toEqual([200, '<p>The site</p>']);
        expect(stableHeaders(page.headers)).toEqual(stableHeaders(other.headers));
        expect((await get(url, 'application/json')).statusCode).toBe(404);
      },
    );

    it.each(['/api/%', '/api/hotels/%zz'])('%s is refused with JSON', async (url) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad_request']);
    });

    it.each(['/%ff.js', '/%2e%2e/%zz.json', '/%2e%2e/package.json', '/%00.js', '/remotes/%00'])('%s is a 404', async (url) =>
      expect((await get(url)).statusCode).toBe(404),
    );
  },
  { siteDir },
);
