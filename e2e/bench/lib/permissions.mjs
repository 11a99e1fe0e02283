import { visit } from './browser.mjs';
import { tasksDuring } from './tasks.mjs';

const PROPERTIES = 200;
const LONG_TASK_MS = 200;
/** A user of the demo group with few permissions. */
const USER_EMAIL = 'priya.raman@calloway.example';
const RESOURCES = [
  ...['banner', 'calendar', 'calendar_event', 'event', 'faq', 'home_promo', 'hour', 'press', 'special', 'tiled_promo', 'tout'],
  ...['list', 'menu', 'accommodation'],
];

const hotelBody = (number) => ({
  type: 'hotel',
  name: `Bench House ${String(number).padStart(3, '0')}`,
  url: 'https://bench.example',
  timezone: 'America/New_York',
  ihg_hotel_code: '12345',
  locale_code: 'en',
  region_code: '1',
  brand_code: 'ki',
});

/**
 * Creates 200 hotels, and gives a user the right to read 14 resources on each of them.
 * @returns {Promise<string>} the user's id
 */
export async function grantManyPermissions(api) {
  const permissions = [];
  for (let number = 1; number <= PROPERTIES; number += 1) {
    const { data } = await api.send('POST', '/properties', hotelBody(number));
    const scope = { permissionable_type: 'PropertyPermission', permissionable_id: data.id, r: true, w: false, x: false };
    permissions.push(...RESOURCES.map((resource) => ({ resource, ...scope })));
  }
  const { data } = await api.get('/users?per_page=100');
  const user = data.find(({ email }) => email === USER_EMAIL);
  await api.send('POST', `/users/${user.id}/permissions`, permissions);
  return user.id;
}

/** Measures the tasks of the main thread while that user's permissions are opened and then edited in a typical way. */
export const permissionTasks = (browser, { url, token }) =>
  visit(browser, { token }, async (page) => {
    const tick = (name) => page.getByRole('checkbox', { name, exact: true }).click();
    const choose = (name) => page.getByRole('button', { name }).click();
    const open = await tasksDuring(page, async () => {
      await page.goto(url);
      await page.getByRole('tab', { name: new RegExp(`Hotels\\s*${PROPERTIES}`) }).waitFor();
      await page.getByRole('checkbox', { name: 'Read Specials', exact: true }).waitFor();
      await page.waitForTimeout(1000);
    });
    const work = await tasksDuring(page, async () => {
      await tick('All of Specials');
      await tick('Write everything');
      await tick('Everything on Bench House 001');
      await choose(/^Bench House 150/);
      await tick('Execute everything');
      await page.getByRole('searchbox', { name: 'Filter Hotels...' }).pressSequentially('House 07');
      await choose(/^Bench House 077/);
      await page.waitForTimeout(500);
    });
    const tasks = [...open, ...work];
    return { long: tasks.filter((duration) => duration > LONG_TASK_MS).length, open: Math.max(...open), work: Math.max(...work) };
  });
