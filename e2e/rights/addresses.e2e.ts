import { signInAt } from '../support/api';
import { follow } from '../support/arrive';
import { property, entries, remotes } from '../support/routeTable';
import { flatten } from 'shared-kit/rules/remote/routes';
import { expect, heading, people, signIn, test, withToken } from '../support/test';

const example = (path: string) => path.replace(/:\w+/g, '1');

test('signed out every private route redirects to Sign In; public pages are shown', async ({ page }) => {
  test.setTimeout(120_000);
  // The first address of each remote loads the site; the others are reached by navigating within it, as the page shown
  // in between proves.
  const first = new Set(remotes.map(({ routes }) => flatten(routes)[0]!.path));
  for (const { path } of entries) {
    if (first.has(path)) await page.goto(example(path));
    else {
      await follow(page, '/nothing-here');
      await expect(heading(page, 'Oops... 404 Not Found')).toBeVisible();
      await follow(page, example(path));
    }
    await expect(heading(page, 'Sign In'), path).toBeVisible();
    await expect(page).toHaveURL('/');
  }
  await page.goto('/forgot-password');
  await expect(heading(page, 'Forgot Password')).toBeVisible();
});

test('an unknown path is a 404, worded differently signed out and signed in', async ({ page, tokenOf }) => {
  await page.goto('/nothing-here');
  await expect(heading(page, 'Oops... 404 Not Found')).toBeVisible();
  await withToken(page.context(), await tokenOf('admin'));
  await page.goto('/nothing-here');
  await expect(heading(page, /^404 Not Found$/)).toBeVisible();
  await page.goto('/hotels/no-such-hotel/specials');
  await expect(heading(page, /^404 Not Found$/)).toBeVisible();
});

test('after signing in the page that was asked for is shown, with its query', async ({ page, api }) => {
  const path = `/hotels/${await property(api, 'Hotel Marchmont')}/specials?list=archived`;
  await page.goto(path);
  await signIn(page, people.everything);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('tab', { name: /Archived/ })).toHaveAttribute('aria-selected', 'true');
});

test('a wrong password shows a message and keeps the email', async ({ page }) => {
  await page.goto('/');
  await signIn(page, people.media, 'not-the-password');
  await expect(page.getByText('Incorrect email and/or password.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(people.media);
});

test('an unknown email for a forgotten password shows a message', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill('nobody@calloway.example');
  await page.getByRole('button', { name: 'Send Link' }).click();
  await expect(page.getByText('Email was incorrect or not found.')).toBeVisible();
});

test('a token in the address signs in, and is removed from the address', async ({ page, address }) => {
  const token = await signInAt(address, people.everything);
  await page.route('**/api/profile?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.goto(`/hotels/properties?token=${token}`);
  await expect(page.getByRole('heading', { name: 'Loading...' })).toBeVisible();
  await expect(heading(page, 'Hotels')).toBeVisible();
  await expect(page).toHaveURL('/hotels/properties');
});

test('an unknown token shows Sign In', async ({ page }) => {
  await page.goto('/?token=nobody-has-this');
  await expect(heading(page, 'Sign In')).toBeVisible();
});

test('addresses with capitals redirect to lower case, and /hotels redirects to the list', async ({ page, tokenOf }) => {
  await withToken(page.context(), await tokenOf('admin'));
  for (const [typed, shown] of [
    ['/Media', '/media'],
    ['/hotels/Alerts/Listings', '/hotels/alerts/listings'],
    ['/hotels', '/hotels/properties'],
  ] as const) {
    await page.goto(typed);
    await expect(page).toHaveURL(shown);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('public pages redirect signed-in people to /, and an unknown reset redirects to /forgot-password', async ({
  page,
  tokenOf,
}) => {
  await page.goto('/reset-password/no-such-token');
  await expect(page).toHaveURL('/forgot-password');
  await withToken(page.context(), await tokenOf('admin'));
  for (const path of ['/forgot-password', '/reset-password/no-such-token']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
    await expect(heading(page, 'Dashboard')).toBeVisible();
  }
});
