import { flatten } from 'shared-kit/rules/remote/routes';
import { arriveInside } from '../support/arrive';
import { addressOf, remotes } from '../support/routeTable';
import { tabTour } from '../support/tabTour';
import { expect, test, withToken } from '../support/test';

/** At the narrowest width bars cover the most, so `npm test` checks only that; `WIDTH=1440 npm test -- e2e` checks another. */
const { WIDTH = '360' } = process.env;
test.use({ viewport: { width: Number(WIDTH), height: 900 } });
test.describe.configure({ mode: 'parallel' });

for (const { name, routes } of remotes) {
  test(`every page of ${name} with Tab alone: every control is reached, and its focus is visible`, async ({
    page,
    api,
    tokenOf,
  }) => {
    test.setTimeout(300_000);
    await withToken(page.context(), await tokenOf('admin'));
    const found: string[] = [];
    const seen = new Set<string>();
    for (const { path, page: shown } of flatten(routes)) {
      if (!shown || seen.has(shown)) continue;
      seen.add(shown);
      await test.step(path, async () => {
        const address = await addressOf(api, path);
        await arriveInside(page, address);
        found.push(...(await tabTour(page)).map((fault) => `${address}: ${fault}`));
      });
    }
    expect(found).toEqual([]);
  });
}
