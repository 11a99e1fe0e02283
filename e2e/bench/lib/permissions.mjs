import { visit } from './browser.mjs';
import { tasksDuring } from './tasks.mjs';

const PROPERTIES = 200;
const LONG = 200;
/** Someone of the demo group with few rights. */
const PERSON = 'priya.raman@calloway.example';
const RESOURCES = [
  ...['banner', 'calendar', 'calendar_event', 'event', 'faq', 'home_promo', 'hour', 'press', 'special', 'tiled_promo', 'tout'],
  ...['list', 'menu', 'accommodation'],
];

const hotel = (at) => ({
  type: 'hotel',
  name: `Bench House ${String(at).padStart(3, '0')}`,
  url: 'https://bench.example',
  timezone: 'America/New_York',
  ihg_hotel_code: '12345',
  locale_code: 'en',
  region_code: '1',
  brand_code: 'ki',
});

/**
 * Gives the group 200 hotels and a person who reads 14 resources on each of them.
 * @returns {Promise<string>} the person's id
 */
export async function manyRights(api) {
  const rights = [];
  for (let at = 1; at <= PROPERTIES; at += 1) {
    const { data } = await api.send('POST', '/properties', hotel(at));
    const on = { permissionable_type: 'PropertyPermission', permissionable_id: data.id, r: true, w: false, x: false };
    rights.push(...RESOURCES.map((resource) => ({ resource, ...on })));
  }
  const { data } = await api.get('/users?per_page=100');
  const person = data.find(({ email }) => email === PERSON);
  await api.send('POST', `/users/${person.id}/permissions`, rights);
  return person.id;
}

/** Opens the permissions of that person and works in them as one does: rows, columns, another hotel, the filter. */
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
    const all = [...open, ...work];
    return { long: all.filter((duration) => duration > LONG).length, open: Math.max(...open), work: Math.max(...work) };
  });
