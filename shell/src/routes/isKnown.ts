import { matchRoute } from 'shared-kit/frame/routes/match';
import { loadTable } from './loadTable';

/**
 * @returns whether the site has a page at a path. A list that cannot be read hides nothing and confirms nothing: every path
 *   then counts as known
 */
export async function isKnown(path: string): Promise<boolean> {
  try {
    return matchRoute(await loadTable(), path) !== null;
  } catch (error) {
    console.error('The route table could not be read.', error);
    return true;
  }
}
