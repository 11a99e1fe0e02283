import { insertIntoList } from './insertLines.mjs';
import { spellings } from './spellings.mjs';

/**
 * The files of a new remote with one page.
 * @param {string} name `mf-spa`
 * @param {number} order of its page in the sidebar
 * @returns {Record<string, string>} texts by their place below the root
 */
export function remoteFiles(name, order) {
  const { pascal, singular, camel } = spellings(name.slice('mf-'.length));
  const path = `/${name.slice('mf-'.length)}`;
  return {
    [`${name}/package.json`]: JSON.stringify({
      name,
      version: '0.1.0',
      private: true,
      dependencies: { 'shared-kit': '*' },
      scripts: { build: 'webpack --mode production', 'build-alone': `node ../scripts/alone.mjs ${name} --build` },
    }),
    [`${name}/webpack.config.mjs`]: `import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { remoteConfig } from '../shared-kit/build/remote.mjs';

const dir = path.dirname(fileURLToPath(import.meta.url));

/** @param {unknown} _env @param {{mode?: 'production' | 'development'}} options */
export default (_env, { mode = 'production' } = {}) => remoteConfig(dir, mode);
`,
    [`${name}/src/app.tsx`]: `import { remoteLifecycles } from 'shared-kit/remote/lifecycles';

export default remoteLifecycles(pages);
`,
    [`${name}/src/pages.ts`]: `import type { Pages } from 'shared-kit/remote/pages';

/** Pages of this remote by the key that its routes name. */
export const pages: Pages = {
  ${camel}: () => import('./${pascal}Page'),
};
`,
    [`${name}/src/routes.ts`]: `import type { RouteEntry } from 'shared-kit/rules/remote/routes';

/** What this remote shows, and where; without a resource everybody who is signed in sees it. */
export const routes: RouteEntry[] = [
  { path: '${path}', title: '${singular}', page: '${camel}', order: ${order}, related: ['top'] },
];
`,
    [`${name}/src/${pascal}Page.tsx`]: `import { PageHead } from 'shared-kit/ui/page/PageHead';

/** ${path} */
export default function ${pascal}Page() {
  return <PageHead title="${singular}" line="The first page of ${name}." />;
}
`,
    [`${name}/e2e/${name.slice('mf-'.length)}.e2e.ts`]: `import { expect, heading, test, withToken } from '../../e2e/support/journey';

test('the page shows, in the site and alone', async ({ page, tokenOf }) => {
  await withToken(page.context(), await tokenOf('admin'));
  await page.goto('${path}');
  await expect(heading(page, '${singular}')).toBeVisible();
});
`,
    [`${name}/src/routes.test.ts`]: `import { testRoutes } from 'shared-kit/testing/testRoutes';
import { pages, pages } from './pages';
import { routes } from './routes';

testRoutes(routes, pages, { pages: [['${path}', '${singular}']], redirects: [] });
`,
  };
}

/**
 * The place of its page in the sidebar: after the Media Library, before Users. Each new remote gets its own number, so
 * that new remotes appear in the order in which they were created, as in the list that `remoteLines` extends.
 * @param {string[]} routes the `routes.ts` of all other remotes
 */
export function freeOrder(routes) {
  const orders = Array.from({ length: 9 }, (_, index) => 61 + index);
  return orders.find((order) => !routes.some((text) => text.includes(`order: ${order},`))) ?? 69;
}

/**
 * The lines that add a new remote to existing files.
 * @param {string} name `mf-spa`
 * @returns {Record<string, (text: string) => string>} what to do with each file, by path
 */
export const remoteLines = (name) => ({
  'e2e/rights/areas.e2e.ts': (text) => insertIntoList(text, 'TOP', spellings(name.slice('mf-'.length)).singular, 'Users'),
});

/** The lock file with a package of the workspace in it, as npm would write it. */
export function lockWith(lock, name) {
  const { packages } = lock;
  const entries = Object.entries({
    ...packages,
    [name]: { version: '0.1.0', dependencies: { 'shared-kit': '*' } },
    [`node_modules/${name}`]: { resolved: name, link: true },
  });
  const [[, root], ...others] = entries;
  return { ...lock, packages: Object.fromEntries([['', root], ...others.sort(([a], [b]) => a.localeCompare(b, 'en'))]) };
}
