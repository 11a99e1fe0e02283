import { expect, test, type Page } from 'playwright/test';
import { caller, signInAt } from '../support/api';
import { ourProduct } from '../support/ourProduct';
import { people } from '../support/people';
import { property } from '../support/routeTable';
import { newHotel, newSpecial } from '../support/samples';
import { areas, othersOf } from './matrix/areas';
import { isPart } from './matrix/edits';
import { serveFaults, type FaultSite } from './matrix/faultSite';
import { goInside, shown, type Desk } from './matrix/steps';

/** With a slow connection, a trickling one, or none for a while, nothing breaks, and the person is told what is wrong. */

const area = areas.find(({ remote }) => remote === 'mf-restaurants')!;
const failure = (page: Page) => page.getByText('could not be shown');
const slow = (page: Page) => page.getByText('The connection is slow');

let site: FaultSite;
test.beforeAll(async () => {
  site = await serveFaults();
});
test.afterAll(() => site.close());

async function open(page: Page, path: string): Promise<Desk> {
  await page.addInitScript(() => localStorage.setItem('innkeeper.token', 'a-token'));
  await page.goto(site.address + path);
  return { page, site, notes: new Set() };
}

/** Records what was on the screen, however briefly. */
async function watchWords(page: Page, words: Record<string, string>): Promise<(name: string) => Promise<boolean>> {
  await page.addInitScript((wanted) => {
    const look = () => {
      const text = document.body?.textContent ?? '';
      for (const [name, part] of Object.entries(wanted)) if (text.includes(part)) Object.assign(window, { [name]: true });
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  }, words);
  return (name) => page.evaluate((key) => key in window, name);
}

test('with 2 s of latency and 50 KB a second everything loads, and a notice says that the connection is slow', async ({
  page,
}) => {
  const { address } = ourProduct();
  const token = await signInAt(address, people.admin);
  const id = await property(caller(address, token), 'Ember & Oak');
  await page.addInitScript((kept) => localStorage.setItem('innkeeper.token', kept), token);
  const seen = await watchWords(page, { failureSeen: 'could not be shown', slowSeen: 'The connection is slow' });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const rate = 50 * 1024;
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 2000,
    downloadThroughput: rate,
    uploadThroughput: rate,
  });
  await page.goto(`${address}/restaurants/${id}/press`, { timeout: 60_000 });
  await expect(page.getByRole('heading', { level: 1, name: 'Press' })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('navigation').getByRole('link', { name: 'Menus' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Menus' })).toBeVisible({ timeout: 60_000 });
  await expect(slow(page)).toBeHidden();
  expect([await seen('failureSeen'), await seen('slowSeen')]).toEqual([false, true]);
});

for (const part of ['entry', 'page'] as const) {
  test(`a file that takes seven seconds to arrive is waited for (${part})`, async ({ page }) => {
    const desk = await open(page, othersOf(area)[0]!.path);
    site.answer(({ build, file }) =>
      build?.line.name === area.remote && isPart(area, part, file) ? { pieces: 10, every: 700 } : undefined,
    );
    await goInside(desk, area.path);
    await expect(slow(page)).toBeVisible();
    await shown(desk, area.remote, area.heading);
    await expect(failure(page)).toBeHidden();
    site.answer();
  });
}

test('offline there is a notice instead of a broken page, and the page loads when the connection is back', async ({
  page,
  context,
}) => {
  const desk = await open(page, othersOf(area)[0]!.path);
  await shown(desk, othersOf(area)[0]!.remote, othersOf(area)[0]!.heading);
  await context.setOffline(true);
  await goInside(desk, area.path);
  await expect(page.getByText('This page will load when the connection is back')).toBeVisible();
  // Longer than any timeout while online.
  await page.waitForTimeout(6000);
  await expect(failure(page)).toBeHidden();
  await context.setOffline(false);
  await shown(desk, area.remote, area.heading);
});

test.describe('the code that the shell loads for a form', () => {
  async function openList(page: Page) {
    const { address } = ourProduct();
    const api = caller(address, await signInAt(address, people.admin));
    const hotel = await newHotel(api);
    await newSpecial(api, hotel, 'Bring the Dog');
    await page.addInitScript((kept) => localStorage.setItem('innkeeper.token', kept), api.token);
    await page.goto(`${address}/hotels/${hotel.id}/specials`);
    await expect(page.getByRole('link', { name: 'Bring the Dog' })).toBeVisible();
    // Waits for the files that a list prefetches.
    await page.waitForLoadState('networkidle');
  }
  const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });

  test('is waited for while offline, and the form then opens by itself', async ({ page, context }) => {
    await openList(page);
    await context.setOffline(true);
    const waits = page.getByText('This page will load when the connection is back');
    // A failed prefetch stays invisible: a notice would move the row away from under the pointer.
    await page.getByRole('link', { name: 'Bring the Dog' }).hover();
    await expect(waits).toBeAttached();
    await expect(waits).toBeHidden();
    await page.getByRole('link', { name: 'Bring the Dog' }).click();
    await expect(waits).toBeVisible();
    await context.setOffline(false);
    await expect(title(page)).toHaveValue('Bring the Dog');
    await expect(failure(page)).toBeHidden();
  });

  test('is loaded with Try again after the server could not be reached', async ({ page }) => {
    await openList(page);
    await page.route('**/assets/*.js', (route) => route.abort('connectionrefused'));
    await page.getByRole('link', { name: 'Bring the Dog' }).click();
    await expect(failure(page).first()).toBeVisible();
    await page.unroute('**/assets/*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(title(page)).toHaveValue('Bring the Dog');
  });
});
