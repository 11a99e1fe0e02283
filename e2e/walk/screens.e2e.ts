import type { Page } from 'playwright/test';
import { arrive } from '../support/arrive';
import { faults } from '../support/axe';
import { forcedColours } from '../support/modes/forcedColours';
import { pageFaults } from '../support/modes/modes';
import { arriveSlowly } from '../support/modes/slowLine';
import { addressOf, HOTEL_WITH_LONG_LIST, property, remotes } from '../support/routeTable';
import { expect, test, withToken } from '../support/test';
import { flatten, type RouteEntry } from 'shared-kit/rules/remote/routes';

const BRAND = ' | Innkeeper';

test.describe.configure({ mode: 'parallel' });

type Visit = (page: Page, address: string) => Promise<string[] | void>;

interface LookOptions {
  title?: string | undefined;
  /** Set if the same page was already checked with other content. */
  again?: boolean;
  visit?: Visit;
}

/** Opens a screen and checks what it shows while loading, its headings, title and width, and axe. @returns a sentence for each fault */
async function look(
  page: Page,
  address: string,
  { title, again = false, visit = arriveSlowly }: LookOptions = {},
): Promise<string[]> {
  const loadingFaults = (await visit(page, address)) ?? [];
  await expect(page.getByRole('heading', { level: 1 }), `${address} has one h1`).toHaveCount(1);
  const heading = (await page.getByRole('heading', { level: 1 }).textContent())?.trim();
  const allowed = [title, heading].map((text) => text + BRAND);
  const pageProblems = await (again ? faults(page, { again }) : pageFaults(page, { signedIn: visit === arriveSlowly }));
  const found = [...loadingFaults, ...pageProblems.map((fault) => `${address} ${fault}`)];
  const shown = await page.title();
  return allowed.includes(shown) ? found : [...found, `${address} is titled '${shown}'`];
}

/** Few enough that no test outlasts all others while the other core is idle. */
const PAGES = 8;

/** The screens of each remote, in parts; addresses of the same page stay together. */
const parts = remotes.flatMap(({ name, routes }) => {
  const shown = flatten(routes).filter(({ page }) => page);
  const pages = [...new Set(shown.map(({ page }) => page))];
  const partOf = ({ page }: RouteEntry) => Math.floor(pages.indexOf(page) / PAGES);
  const count = Math.ceil(pages.length / PAGES);
  return Array.from({ length: count }, (_, part) => ({
    name: `${name}, part ${part + 1} of ${count}`,
    routes: shown.filter((route) => partOf(route) === part),
  }));
});

for (const { name, routes } of parts) {
  test(`every screen of ${name}: one h1, its title, no axe violation, no scrolling sideways, at 1440, 768 and 360`, async ({
    page,
    api,
    tokenOf,
  }) => {
    test.setTimeout(300_000);
    await withToken(page.context(), await tokenOf('admin'));
    await arrive(page, '/settings');
    const found: string[] = [];
    /**
     * One page shows six kinds of promos: it is checked completely once, and for the other kinds only wide and in light
     * mode.
     */
    const seen = new Set<string>();
    for (const { path, title, page: shown = '' } of routes) {
      await test.step(
        path,
        async () => void found.push(...(await look(page, await addressOf(api, path), { title, again: seen.has(shown) }))),
      );
      seen.add(shown);
    }
    expect(found).toEqual([]);
  });
}

test('the same checks for a list of a hundred rows, wide, in light mode and in forced colours', async ({
  page,
  api,
  tokenOf,
}) => {
  await withToken(page.context(), await tokenOf('admin'));
  await arrive(page, '/settings');
  const address = `/hotels/${await property(api, HOTEL_WITH_LONG_LIST)}/specials`;
  expect(await look(page, address, { title: 'Specials', again: true })).toEqual([]);
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(101);
  await expect(page.getByRole('button', { name: 'Page 1', exact: true })).toHaveAttribute('aria-current', 'page');
  expect(await forcedColours(page)).toEqual([]);
});

test('the same checks for the pages of the shell, signed in and signed out', async ({ page, tokenOf, browser, address }) => {
  test.setTimeout(120_000);
  const found: string[] = [];
  const load = (tab: Page, path: string, title?: string) => look(tab, path, { title, visit: arrive });
  for (const path of ['/', '/forgot-password']) found.push(...(await load(page, path)));
  // When signed out, the heading says 'Oops...' before the page's name (P-113).
  found.push(...(await load(page, '/nothing-here', '404 Not Found')));
  const context = await browser.newContext({ baseURL: address });
  await withToken(context, await tokenOf('admin'));
  const inside = await context.newPage();
  for (const path of ['/settings', '/nothing-here', '/hotels/unknown/specials']) found.push(...(await load(inside, path)));
  await context.close();
  expect(found).toEqual([]);
});
