import { matchRoute } from 'shared-kit/frame/routes/match';
import { isUnavailable } from './isUnavailable';
import { loadTable } from './loadTable';

/**
 * @returns whether the site has a page at a path, even one that is not available now
 * @throws Error when the registry cannot be read
 */
export async function isKnown(path: string): Promise<boolean> {
  const table = await loadTable();
  return matchRoute(table, path) !== null || isUnavailable(table, path);
}
