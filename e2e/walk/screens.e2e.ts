import type { Page } from 'playwright/test';
import { arrive } from '../support/arrive';
import { faults } from '../support/axe';
import { isComplete } from '../support/complete';
import { forcedColours } from '../support/modes/forcedColours';
import { pageFaults, spacedAtNarrowest } from '../support/modes/modes';
import { arriveSlowly } from '../support/modes/slowLine';
import { addressOf, HOTEL_WITH_LONG_LIST, property, remotes } from '../support/routeTable';
import { DESK, expect, test, withToken } from '../support/test';
import { flatten } from 'shared-kit/rules/remote/routes';

const BRAND = ' | Innkeeper';

test.describe.configure({ mode: 'parallel' });

type Visit = (page: Page, address: string) => Promise<string[] | void>;
type Check = (page: Page) => Promise<string[]>;

interface LookOptions {
  title?: string | undefined;
  visit?: Visit;
  /** What is checked besides the heading and the title. */
  check: Check;
}

/** Opens a screen and checks what it shows while loading, its headings and title, and more. @returns a sentence for each fault */
async function look(page: Page, address: string, { title, visit = arriveSlowly, check }: LookOptions): Promise<string[]> {
  const loadingFaults = (await visit(page, address)) ?? [];
  await expect(page.getByRole('heading', { level: 1 }), `${address} has one h1`).toHaveCount(1);
  const heading = (await page.getByRole('heading', { level: 1 }).textContent())?.trim();
  const allowed = [title, heading].map((text) => text + BRAND);
  const found = [...loadingFaults, ...(await check(page)).map((fault) => `${address} ${fault}`)];
  const shown = await page.title();
  return allowed.includes(shown) ? found : [...found, `${address} is titled '${shown}'`];
}

const wideAndLight: Check = (page) => faults(page, { again: true });

/** The classes of everything in the content of the page: each component has its own. */
const partsOf = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('main, main *')].flatMap((element) => [...element.classList]));

/**
 * Checks screens, one after another. What is new on a screen decides how much is checked: a component that no
 * earlier screen had, everything; known components in another order, wide and narrow; the same page of another kind, nothing more.
 */
class Walk {
  private readonly pages = new Set<string>();
  private readonly parts = new Set<string>();

  /** @param shown the name of the page, which is the same for all kinds of an item, and of its remote */
  async check(page: Page, shown: string): Promise<string[]> {
    const isFirst = this.parts.size === 0;
    const parts = await partsOf(page);
    const hasNewParts = parts.some((part) => !this.parts.has(part));
    const isNewPage = !this.pages.has(shown);
    for (const part of parts) this.parts.add(part);
    this.pages.add(shown);
    if (hasNewParts || isComplete) return pageFaults(page, { hasKnownFrame: !isFirst && !isComplete });
    if (!isNewPage) return [];
    const found = [...(await wideAndLight(page)), ...(await spacedAtNarrowest(page))];
    await page.setViewportSize(DESK);
    return found;
  }
}

/** The remotes whose screens are walked together: those of properties share most components, and those of the platform have few. */
const walks = [remotes.filter(({ name }) => name === 'mf-platform'), remotes.filter(({ name }) => name !== 'mf-platform')];

for (const walked of walks) {
  const names = walked.map(({ name }) => name).join(', ');
  test(`every screen of ${names}: one h1, its title, no axe violation, no scrolling sideways, at 1440, 768 and 360`, async ({
    page,
    api,
    tokenOf,
  }) => {
    test.setTimeout(600_000);
    await withToken(page.context(), await tokenOf('admin'));
    await arrive(page, '/settings');
    const found: string[] = [];
    const walk = new Walk();
    const screens = walked.flatMap(({ name, routes }) => flatten(routes).map((route) => ({ ...route, remote: name })));
    for (const { path, title, page: shown, remote } of screens) {
      if (!shown) continue;
      const check: Check = (at) => walk.check(at, `${remote} ${shown}`);
      await test.step(path, async () => void found.push(...(await look(page, await addressOf(api, path), { title, check }))));
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
  expect(await look(page, address, { title: 'Specials', check: wideAndLight })).toEqual([]);
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(101);
  await expect(page.getByRole('button', { name: 'Page 1', exact: true })).toHaveAttribute('aria-current', 'page');
  expect(await forcedColours(page)).toEqual([]);
});

test('the same checks for the pages of the shell, signed in and signed out', async ({ page, tokenOf, browser, address }) => {
  test.setTimeout(120_000);
  const found: string[] = [];
  const check: Check = (tab) => pageFaults(tab, { signedIn: false });
  const load = (tab: Page, path: string, title?: string) => look(tab, path, { title, visit: arrive, check });
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
