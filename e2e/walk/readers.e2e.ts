import type { Page } from 'playwright/test';
import { flatten, type RouteEntry } from 'shared-kit/rules/remote/routes';
import { arrive } from '../support/arrive';
import { arriveSlowly } from '../support/modes/slowLine';
import { addressOf, MISSING, remotes } from '../support/routeTable';
import { expect, test, withToken } from '../support/test';

/** Whether a page is about a property's content, which the demo's reader may view in every property. */
const isContent = ({ path, resource, access }: RouteEntry) => resource && !access && /:(hotel|restaurant)[iI]d\//.test(path);

const CHANGES = /^(Save|Discard|Clone|\+ (New|Add))/;

/** Finds what a page should not offer to a person with only read rights. */
async function tooMuch(page: Page, path: string): Promise<string[]> {
  const main = page.getByRole('main');
  const faults: string[] = [];
  const offered = [
    ...(await main.getByRole('button', { name: CHANGES }).all()),
    ...(await main.getByRole('link', { name: CHANGES }).all()),
  ];
  for (const one of offered) faults.push(`'${await one.innerText()}' is offered`);
  const says = (words: string) => main.getByText(words).count();
  if (/\/(new|clone)$/.test(path)) {
    if (!(await says('You may not do this'))) faults.push('nothing says that it is refused');
  } else if (/\/(edit|hours)$/.test(path) && !path.includes(`/${MISSING}/`)) {
    if (!(await says('You may look at this, but not change it.'))) faults.push('nothing says that it can only be read');
    const open = await main.locator('form :is(input, select, textarea):enabled, form [contenteditable=true]').count();
    if (open > 0) faults.push(`${open} fields can be changed`);
  }
  return faults;
}

test.describe.configure({ mode: 'parallel' });

for (const { name, routes } of remotes) {
  const pages = flatten(routes).filter((route) => route.page && isContent(route));
  if (pages.length === 0) continue;
  test(`every page of content of ${name}, for a person with read rights only, over a slow connection`, async ({
    page,
    api,
    tokenOf,
  }) => {
    test.setTimeout(300_000);
    await withToken(page.context(), await tokenOf('media'));
    await arrive(page, '/profile');
    const found: string[] = [];
    const seen = new Set<string>();
    for (const route of pages) {
      // One page shows six kinds of promos, so its list, its form and its New page are each checked once.
      const key = `${route.page}${/\/(new|clone|edit)$/.exec(route.path)?.[0] ?? ''}`;
      if (seen.has(key)) continue;
      seen.add(key);
      await test.step(route.path, async () => {
        const address = await addressOf(api, route.path);
        found.push(...(await arriveSlowly(page, address)));
        expect(new URL(page.url()).pathname, 'the demo’s reader may look at it').toBe(address);
        found.push(...(await tooMuch(page, address)).map((fault) => `${address}: ${fault}`));
      });
    }
    expect(found).toEqual([]);
  });
}
