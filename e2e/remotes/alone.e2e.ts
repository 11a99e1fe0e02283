import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { freePort } from '../support/product';
import { property } from '../support/routeTable';
import { expect, signIn, test, people } from '../support/test';

const root = path.resolve(__dirname, '../..');
let server: ChildProcess;
let alone: string;

test.beforeAll(async ({ address }) => {
  test.setTimeout(180_000);
  const port = await freePort();
  alone = `http://localhost:${port}`;
  const words = ['scripts/alone.mjs', 'mf-hotel-marketing', '--api', address, '--port', String(port)];
  server = spawn(process.execPath, words, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  await expect
    .poll(
      () =>
        fetch(alone).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 150_000 },
    )
    .toBe(true);
});
test.afterAll(async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
});

test('one remote by itself, against the running API: sign in, and the list shows', async ({ page, api }) => {
  test.setTimeout(120_000);
  const marchmont = await property(api, 'Hotel Marchmont');
  await page.goto(alone);
  await expect(page.getByLabel(/email/i)).toBeVisible({ timeout: 60_000 });
  await signIn(page, people.twoHotels);
  await page.getByLabel('Identifier of the property').fill(marchmont);
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  await page.goto(`${alone}/hotels/${marchmont}/specials`);
  await expect(page.getByRole('heading', { level: 1, name: 'Specials' })).toBeVisible();
  await expect(page.locator('tbody').getByRole('row').nth(20)).toBeVisible();
});
