/**
 * Takes the pictures of the README from a running product: `node docs/pictures/make.mjs [http://localhost:4000]`.
 * It signs in as the demo super user and changes nothing, except for two API tokens that it creates and deletes again.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';

const site = process.argv[2] ?? 'http://localhost:4000';
const folder = path.dirname(fileURLToPath(import.meta.url));
const debian = '/usr/bin/chromium';
const browser = await chromium.launch({
  ...(existsSync(debian) && { executablePath: debian }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
const settle = () => page.waitForLoadState('networkidle').then(() => page.waitForTimeout(400));

async function take(name, address, before = async () => undefined) {
  await page.goto(site + address);
  await settle();
  await before();
  await page.screenshot({ path: path.join(folder, `${name}.png`) });
  console.log(`${name}.png`);
}

await take('sign-in', '/');
const username = process.env.ADMIN_EMAIL ?? 'admin@innkeeper.example';
const password = process.env.ADMIN_PASSWORD ?? 'innkeeper-demo';
const call = async (method, address, token, data) => {
  /** @type {Record<string, string>} */
  const headers = token ? { Authorization: `Bearer ${token}` } : {};
  const answer = await page.request.fetch(`${site}/api${address}`, { method, data, headers });
  return answer.status() === 204 ? null : (await answer.json()).data;
};
const inDays = (days) => new Date(Date.now() + days * 86_400_000).toISOString();
const { token } = await call('POST', '/auth', null, { username, password });
await page.evaluate((value) => localStorage.setItem('innkeeper.token', value), token.value);

const first = async (address) => (await call('GET', address, token.value))[0];
const hotel = await first('/properties?type=hotel&name=i%25%25Marchmont');
const special = await first(`/properties/${hotel.id}/specials?order_by=sort_index:ASC&per_page=1&archived=false`);
const restaurant = await first('/properties?type=restaurant&archived=false&order_by=name:ASC');
const picture = await first('/assets?filetype=image&filename=i%25%25suite&per_page=1');
const person = await first('/users?name=i%25%25Reyes');

await take('dashboard', '/');
await take('specials', `/hotels/${hotel.id}/specials`);
await take('special', `/hotels/${hotel.id}/specials/${special.id}/edit`);
await take('faqs', `/hotels/${hotel.id}/faqs`);
await take('media', '/media');
await take('alerts', '/hotels/alerts');
await take('calendar', `/hotels/${hotel.id}/calendars`);
await take('promos', `/hotels/${hotel.id}/tiled/weddings`);
await take('hours', `/restaurants/${restaurant.id}/hours`);
await take('regions', '/hotels/regions');
await take('users', '/users');
await take('activity', '/activity');
const tokens = [];
for (const [name, days] of [
  ['Website', 90],
  ['Booking engine', 5],
])
  tokens.push(await call('POST', '/tokens', token.value, { name, property_id: '*', expires_on: inDays(days) }));
await take('tokens', '/tokens');
for (const { id } of tokens) await call('DELETE', `/tokens/${id}`, token.value);
await take('notifications', '/notifications');
await take('history', `/hotels/${hotel.id}/specials/${special.id}/edit`, async () => {
  await page.getByRole('button', { name: 'History', exact: true }).click();
  await settle();
});
await take('file', `/media/${picture.id}`);
await take('generator', `/hotels/${hotel.id}/specials/${special.id}/edit`, async () => {
  await page.getByRole('button', { name: 'Generate URL' }).first().click();
  await page.waitForTimeout(600);
});
await take('permissions', `/users/${person.id}/edit`, async () => {
  await page.getByRole('heading', { name: 'Permissions' }).first().evaluate((title) => title.scrollIntoView());
  await page.waitForTimeout(300);
});
await browser.close();
