import { signInAt } from '../support/api';
import { typeInto } from '../support/keyboard';
import { grant, newHotel, newPerson, unique } from '../support/samples';
import { DESK, expect, heading, PASSWORD, people, signIn, test, withToken } from '../support/test';

test.use({ viewport: DESK });

test('the service worker of an older site is removed on the next start', async ({ page }) => {
  const count = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await page.goto('/forgot-password');
  await expect(heading(page, 'Forgot Password')).toBeVisible();
  await page.evaluate(async () => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    // Any file of the site that runs outside a page will do as a worker.
    for (const file of files.filter((name) => name.endsWith('.js'))) {
      const made = await navigator.serviceWorker.register(file).catch(() => null);
      if (made) return;
    }
  });
  expect(await count()).toBe(1);
  await page.reload();
  await expect(heading(page, 'Forgot Password')).toBeVisible();
  await expect.poll(count).toBe(0);
});

test('by keyboard alone: signing in focuses the heading of the page, and reloading does not move the focus', async ({ page }) => {
  await page.goto('/users');
  await expect(heading(page, 'Sign In')).toBeVisible();
  await typeInto(page, page.getByLabel('Email'), people.admin);
  await typeInto(page, page.getByLabel('Password'), PASSWORD);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Users')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
});

test('after Log Out the token is invalid, and the next person sees only their own data', async ({ page, api, address }) => {
  const hotel = await newHotel(api, unique('Hidden House'));
  const first = await newPerson(api, [grant('special', hotel)], 'Marsh');
  const calls: Array<[path: string, bearer: string | undefined]> = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push([`${request.method()} ${pathname.slice(4)}`, request.headers().authorization]);
  });
  await page.goto('/');
  await signIn(page, first.email);
  await expect(page.getByRole('link', { name: hotel.name }).first()).toBeVisible();
  expect(calls.slice(0, 3).map(([call]) => call)).toEqual(['POST /auth', 'GET /profile', 'GET /profile/permissions']);
  const token = await page.evaluate(() => localStorage.getItem('innkeeper.token'));
  expect(calls[0]?.[1]).toBeUndefined();
  for (const [call, bearer] of calls.slice(1)) expect(bearer, call).toBe(`Bearer ${token}`);

  await page.getByRole('button', { name: 'Your account, Ada Marsh' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Profile', 'Settings', 'Log Out']);
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(heading(page, 'Sign In')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('innkeeper.token'))).toBeNull();
  await expect
    .poll(async () => (await fetch(`${address}/api/profile`, { headers: { authorization: `Bearer ${token}` } })).status)
    .toBe(401);
  await signIn(page, people.restaurants);
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await page.getByRole('tab', { name: 'List' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByText(hotel.name)).toHaveCount(0);
});

test('a person changes their own name and password, and the page continues with the new token', async ({
  page,
  api,
  address,
}) => {
  const { email } = await newPerson(api, []);
  const old = await signInAt(address, email);
  await withToken(page.context(), old);
  await page.goto('/profile');
  await page.getByRole('textbox', { name: 'First Name' }).fill('Adelaide');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('a new password');
  await page.getByLabel('Confirm Password').fill('a new password');
  await page.getByLabel('Current Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Profile saved.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Your account, Adelaide/ })).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('innkeeper.token'));
  expect(token).not.toBe(old);
  await page.reload();
  await expect(heading(page, 'Profile')).toBeVisible();
  expect(await signInAt(address, email, 'a new password')).toEqual(expect.any(String));
});

test('at 375 pixels the menu opens other pages, and Logout ends the session', async ({ page, api, address }) => {
  const { email } = await newPerson(api, []);
  await page.setViewportSize({ width: 375, height: 740 });
  await withToken(page.context(), await signInAt(address, email));
  await page.goto('/');
  const menu = page.getByRole('complementary', { name: 'Sections' });
  for (const [name, shown] of [
    ['Notifications', 'Notifications'],
    ['Profile', 'Profile'],
  ] as const) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('link', { name }).click();
    await expect(heading(page, shown)).toBeVisible();
    await expect(menu).toBeHidden();
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('button', { name: 'Logout', exact: true }).click();
  await expect(heading(page, 'Sign In')).toBeVisible();
});
