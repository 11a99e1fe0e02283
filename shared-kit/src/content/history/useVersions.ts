import { useEndless } from 'shared-kit/api/resource';
import { isUnversioned, type Version } from './versions';

/** Thirty to list, and the next older one. */
const QUERY = { perPage: 31 };

/**
 * The changes of an item, newest first. Whether a change raised the version is only known from the next older one, so the oldest
 * loaded change is not listed until more are loaded.
 * @returns `versions` that are listed, `unversioned`: those that did not raise the version, and `numbers`: those of all loaded
 *   versions, the newest first, since the oldest that is listed is compared with the next older one
 */
export function useVersions(path: string) {
  const loaded = useEndless<Version>(path, QUERY);
  const { items, more } = loaded;
  const unversioned: ReadonlySet<Version> = new Set(items.filter((_item, index) => isUnversioned(items, index)));
  return {
    versions: { ...loaded, items: more ? items.slice(0, -1) : items },
    unversioned,
    // Changes that did not raise the version share its number.
    numbers: [...new Set(items.map(({ version }) => version))],
  };
}
