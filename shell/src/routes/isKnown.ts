import { matchRoute } from 'shared-kit/frame/routes/match';
import { loadTable } from './loadTable';

/**
 * @returns whether the site has a page at a path
 * @throws Error when the registry cannot be read
 */
export const isKnown = async (path: string): Promise<boolean> => matchRoute(await loadTable(), path) !== null;
