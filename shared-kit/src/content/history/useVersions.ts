import { useEndless } from 'shared-kit/api/resource';
import { isUnversioned, type Version } from './versions';

/** Thirty, and the one behind them. */
const QUERY = { perPage: 31 };

/**
 * The changes of an item, newest first. Only the next older change shows whether one raised a version, so the oldest that is loaded is
 * listed when more are.
 * @returns `versions` that are listed, and `unversioned`: those that raised no version number
 */
export function useVersions(path: string) {
  const loaded = useEndless<Version>(path, QUERY);
  const { items, more } = loaded;
  const unversioned: ReadonlySet<Version> = new Set(items.filter((_item, index) => isUnversioned(items, index)));
  return { versions: { ...loaded, items: more ? items.slice(0, -1) : items }, unversioned };
}
