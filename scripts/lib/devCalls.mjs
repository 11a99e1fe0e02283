import { readRegistry } from './remotes.mjs';
import { untilReady } from './untilReady.mjs';

/**
 * Handles calls before the API of `npm run dev` does. Pages load the remotes that were built last, whatever the API has
 * released. All other calls wait while the API restarts, since changing a rule reloads the page before the API is back.
 * @param {string} api address of the API
 * @param {string} folder the folder of the site
 * @returns {import('webpack-dev-server').ExpressRequestHandler}
 */
export const devCalls = (api, folder) => async (request, response, next) => {
  if (request.path === '/api/remotes/registry') return void response.json(readRegistry(folder));
  if (request.path.startsWith('/api/')) await untilReady(api, () => response.destroyed);
  if (!response.destroyed) next();
};
