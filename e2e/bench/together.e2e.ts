import type { Page, Route } from 'playwright/test';
import { expect, signIn, test, withToken } from '../support/test';
import { people } from '../support/people';
import { createGate } from '../support/gate';

interface Remote {
  name: string;
  entry: string;
  app: string[];
  pages: Record<string, string[]>;
}

const filesOf = ({ entry, app, pages }: Remote, page: string) => [entry, ...app, ...pages[page]!];

/** Collects the names of all files of remotes that a page requests. */
function recordFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const file = /\/remotes\/[^/]+\/[^/]+\/(.+)$/.exec(new URL(request.url()).pathname)?.[1];
    if (file) files.push(file);
  });
  return files;
}

/** Holds the answers to some requests until `release` is called. */
async function hold(page: Page, address: string | RegExp) {
  const { opened, open: release } = createGate();
  let isHeld = false;
  await page.route(address, async (route: Route) => {
    isHeld = true;
    await opened;
    await route.continue();
  });
  return { release, isHeld: () => isHeld };
}

test.describe('Requests that do not wait for one another', () => {
  test('a link to a page of another remote requests all of its files together', async ({ page, api, tokenOf }) => {
    const { remotes } = await api.get<{ remotes: Remote[] }>('/remotes/registry');
    const marketing = remotes.find(({ name }) => name === 'mf-hotel-marketing')!;
    const [hotel] = await api.list('/properties?name=i%25%25Marchmont&per_page=1');
    await withToken(page.context(), await tokenOf('admin'));
    await page.goto(`/hotels/${hotel!.id}`);
    const link = page.getByRole('navigation').getByRole('link', { name: 'Specials', exact: true });
    await link.waitFor();
    const entry = await hold(page, new RegExp(marketing.entry));
    const files = recordFiles(page);
    await link.click();
    await expect.poll(() => files).toEqual(expect.arrayContaining(filesOf(marketing, 'special')));
    expect(entry.isHeld()).toBe(true);
    entry.release();
    await expect(page.locator('tbody th[scope=row]').first()).toBeVisible();
  });

  test('after Sign In, registry and files of the page are requested while the rights are on their way, the last of its three calls', async ({
    page,
    api,
  }) => {
    const { remotes } = await api.get<{ remotes: Remote[] }>('/remotes/registry');
    const platform = remotes.find(({ name }) => name === 'mf-platform')!;
    const rights = await hold(page, '**/api/profile/permissions*');
    const files = recordFiles(page);
    await page.goto('/');
    await signIn(page, people.admin);
    await expect.poll(() => files).toEqual(expect.arrayContaining(filesOf(platform, 'dashboard')));
    expect(rights.isHeld()).toBe(true);
    rights.release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('an address that is opened again asks for its rows while the registry is on its way, and asks for nothing twice', async ({
    page,
    api,
    tokenOf,
  }) => {
    const [hotel] = await api.list('/properties?name=i%25%25Marchmont&per_page=1');
    await withToken(page.context(), await tokenOf('admin'));
    const firstRow = page.locator('tbody th[scope=row]').first();
    await page.goto(`/hotels/${hotel!.id}/specials`);
    await firstRow.waitFor();
    const registry = await hold(page, /\/remotes\/registry/);
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/') && request.method() === 'GET') calls.push(pathname + search);
    });
    await page.goto(`/hotels/${hotel!.id}/promos`);
    await expect.poll(() => calls).toContainEqual(expect.stringMatching(/\/home-promos\?.*per_page=100/));
    expect(registry.isHeld()).toBe(true);
    registry.release();
    await firstRow.waitFor();
    expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([]);
  });
});
