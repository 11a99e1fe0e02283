import type { RemoteRecord } from 'shared-kit/rules/remote/registry';
import { responseOf } from 'shared-kit/testing/fakeApi';
import { routes } from 'shared-kit/testing/routes';

/** The fictional remote as the registry describes it. */
export const remote: RemoteRecord = {
  name: 'mf-all',
  version: '0.1.0-0a',
  container: 'mf_all',
  entry: 'remoteEntry.js',
  integrity: 'sha384-x',
  hashes: { 'remoteEntry.js': 'sha384-x' },
  kit: '^0.1.0',
  uses: {},
  app: [],
  pages: {},
  routes,
  previous: [],
};

/**
 * Provides the registry as if the page had requested it while it was loading.
 * @param unavailable the paths of remotes of which nobody gets a version
 */
export const provideRegistry = (remotes: RemoteRecord[] = [remote], unavailable?: string[]): void => {
  const data = { remotes, ...(unavailable && { unavailable }) };
  window.innkeeper = { registry: Promise.resolve(responseOf({ status: 200, body: { data } })) };
};
