import type { Registry } from 'shared-kit/rules/remote/registry';
import { routes as content } from '../../../mf-hotel-content/src/routes';
import { routes as marketing } from '../../../mf-hotel-marketing/src/routes';
import { routes as platform } from '../../../mf-platform/src/routes';
import { routes as restaurants } from '../../../mf-restaurants/src/routes';

const routesByRemote = {
  'mf-hotel-content': content,
  'mf-hotel-marketing': marketing,
  'mf-platform': platform,
  'mf-restaurants': restaurants,
};
const emptyRecord = {
  version: '0',
  container: '',
  entry: '',
  integrity: '',
  hashes: {},
  kit: '',
  uses: {},
  app: [],
  pages: {},
  previous: [],
};

/** The routes, imported instead of fetched. */
export const firstRegistry = async (): Promise<Registry> => ({
  remotes: Object.entries(routesByRemote).map(([name, routes]) => ({ ...emptyRecord, name, routes })),
});
export const fetchRegistry = firstRegistry;
