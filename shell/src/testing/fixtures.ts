import type { RemoteRecord } from 'shared-kit/remote/registry';
import { routes } from 'shared-kit/testing/routes';

/** The make-believe remote as the registry describes it. */
export const remote: RemoteRecord = {
  name: 'mf-all',
  version: '0.1.0-0a',
  container: 'mf_all',
  entry: 'remoteEntry.js',
  integrity: '',
  kit: '^0.1.0',
  app: [],
  pages: {},
  routes,
  previous: [],
};

/** What the page asked for while it was still loading. */
export const giveRegistry = (remotes: RemoteRecord[] = [remote]): void => {
  window.innkeeper = { registry: Promise.resolve({ remotes }) };
};
