import { flatten } from 'shared-kit/rules/remote/routes';
import { addressOf, remotes } from '../support/routeTable';
import { expect, test, withToken } from '../support/test';

test.use({ viewport: { width: 390, height: 844 } });

test('on a phone a platform page has one link back: above its title if its route has one, else in the breadcrumbs', async ({
  page,
  api,
  tokenOf,
}) => {
  await withToken(page.context(), await tokenOf('admin'));
  const title = page.locator('main').getByRole('heading', { level: 1 });
  const crumbs = page.locator('main nav[aria-label=Breadcrumbs]');
  const isAbove = () =>
    title.evaluate((heading) =>
      [...document.querySelectorAll('main a')].some(
        (link) =>
          !link.closest('nav') &&
          link.checkVisibility() &&
          Boolean(link.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING),
      ),
    );
  // The links of the other remotes are checked together with their routes.
  const platform = flatten(remotes.find(({ name }) => name === 'mf-platform')!.routes);
  for (const { path, leadsBack } of platform.filter((entry) => entry.page)) {
    await page.goto(await addressOf(api, path));
    await expect(title).toBeVisible();
    const ways = async () => ({ path, link: await isAbove(), crumbs: await crumbs.isVisible() });
    // Until the page is loaded there is only a placeholder heading.
    if (leadsBack) await expect.poll(ways).toEqual({ path, link: true, crumbs: false });
    else await expect.poll(isAbove, { message: path }).toBe(false);
  }
});
