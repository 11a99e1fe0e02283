import type { App, Services } from '../../http/app';
import { moveRoutes } from './moveRoutes';
import { readRoutes } from './readRoutes';
import { uploadRoute } from './uploadRoute';

/** Releases of remotes: what pages load, what there is, and what is in use (api-contract §6). */
export async function releaseRoutes(app: App, services: Services): Promise<void> {
  readRoutes(app, services);
  moveRoutes(app, services);
  await uploadRoute(app, services);
}
