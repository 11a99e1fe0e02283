import type { Page } from 'playwright/test';
import { property } from '../support/routeTable';
import { DESK, expect, heading, test, withToken } from '../support/test';
import type { Person } from '../support/people';

test.use({ viewport: DESK });

/** Everything a sidebar may hold, in its order (document 1 §2). */
const TOP = [
  'Dashboard',
  'Hotels',
  'Restaurants',
  'Shared Specials',
  'Alert Assignments',
  'Regions',
  'Media Library',
  'Users',
  'API Tokens',
  'Releases',
  'Security Log',
  'Activity',
  'Bin',
];
/** The part that only super users, and people with a right to it, see. Everybody sees the rest. */
const OFFICE = ['Alert Assignments', 'Regions', 'Users', 'API Tokens', 'Releases', 'Security Log'];
const HOTEL = [
  'Dashboard',
  'Specials',
  'Calendars',
  'Tiled Promos',
  'Accommodations',
  'FAQs',
  'FAQ Categories',
  'Home Promos',
  'Lists',
  'Settings',
  'Activity',
  'Bin',
];
const RESTAURANT = ['Dashboard', 'Events', 'Hours', 'Press', 'Menus', 'Calendars', 'Settings', 'Activity', 'Bin'];

const without = (titles: string[], ...names: string[]) => titles.filter((title) => !names.includes(title));

const expectSections = (page: Page, name: string, titles: string[]) =>
  expect(
    page.getByRole('navigation', { name, exact: true }).locator(':scope > ul > li').locator(':scope > a, :scope > span'),
  ).toHaveText(titles);
const allowed = (name: string, page: Page) => page.getByRole('link', { name, exact: true });
const menuButton = (page: Page) => page.getByRole('button', { name: /^More for / }).first();

async function menuOf(page: Page): Promise<string[]> {
  await menuButton(page).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  const entriesOfMenu = await page.getByRole('menuitem').allTextContents();
  await page.keyboard.press('Escape');
  return entriesOfMenu;
}

interface Area {
  person: Person;
  top: string[];
  /** A property whose sidebar they see, and its sections. */
  inside: [name: string, kind: 'hotel' | 'restaurant', sections: string[]];
  /** Whether specials of that hotel may be written and deleted; absent if `inside` is a restaurant. */
  specials?: { write: boolean; remove: boolean };
  /** Paths that lead back to /. */
  closed: string[];
}

const areas: Area[] = [
  {
    person: 'everything',
    top: TOP,
    inside: ['Hotel Marchmont', 'hotel', HOTEL],
    specials: { write: true, remove: true },
    closed: [],
  },
  {
    person: 'twoHotels',
    top: without(TOP, ...OFFICE, 'Restaurants', 'Media Library'),
    inside: ['Hotel Marchmont', 'hotel', without(HOTEL, 'Settings')],
    specials: { write: true, remove: true },
    closed: [
      '/users',
      '/media',
      '/hotels/regions',
      '/restaurants',
      '/hotels/new',
      '/hotels/{Saltmarsh}/specials',
      '/hotels/{Hotel Marchmont}/settings',
    ],
  },
  {
    person: 'coast',
    top: without(TOP, ...OFFICE, 'Restaurants', 'Media Library'),
    inside: ['Saltmarsh', 'hotel', without(HOTEL, 'Settings')],
    specials: { write: true, remove: false },
    closed: ['/users', '/media', '/hotels/{Hotel Marchmont}', '/restaurants/{Ember & Oak}'],
  },
  {
    person: 'restaurants',
    top: without(TOP, ...OFFICE, 'Hotels', 'Media Library'),
    inside: ['Ember & Oak', 'restaurant', without(RESTAURANT, 'Settings')],
    closed: ['/users', '/hotels/properties', '/hotels/{Hotel Marchmont}/specials', '/restaurants/{Juniper}', '/restaurants/new'],
  },
  {
    person: 'media',
    top: without(TOP, ...OFFICE),
    inside: ['Hotel Marchmont', 'hotel', without(HOTEL, 'Settings')],
    specials: { write: false, remove: false },
    closed: ['/users', '/hotels/regions', '/hotels/new', '/hotels/alerts', '/security-log'],
  },
];

for (const { person, top, inside, specials, closed } of areas) {
  test(`'${person}' sees these areas and buttons, and is redirected from the others`, async ({ page, api, tokenOf }) => {
    await withToken(page.context(), await tokenOf(person));
    const [name, kind, sections] = inside;
    const id = await property(api, name);

    await page.goto('/');
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await expectSections(page, 'All properties', top);
    await page.goto(`/${kind}s/${id}`);
    await expect(heading(page, name)).toBeVisible();
    await expectSections(page, name, sections);

    if (specials) {
      await page.goto(`/hotels/${id}/specials`);
      await expect(page.getByRole('row').nth(2)).toBeVisible();
      await expect(allowed('+ New Special', page)).toHaveCount(specials.write ? 1 : 0);
      await expect(allowed('Clone Special', page)).toHaveCount(specials.write ? 1 : 0);
      await expect(page.locator('[data-handle]').first()).toHaveCount(specials.write ? 1 : 0);
      await expect(page.getByRole('button', { name: 'Edit link' })).toHaveCount(person === 'everything' ? 1 : 0);
      const menu = specials.write || specials.remove ? await menuOf(page) : [];
      expect(menu.includes('Archive')).toBe(specials.write);
      expect(menu.includes('Delete')).toBe(specials.remove);
    }
    for (const path of closed) {
      const named = /\{(.+)\}/.exec(path)?.[1];
      await page.goto(named ? path.replace(`{${named}}`, await property(api, named)) : path);
      await expect(page, `${path} leads to /`).toHaveURL('/');
    }
    await page.goto('/profile');
    await expect(page, 'the profile is open to everybody').toHaveURL('/profile');
  });
}
