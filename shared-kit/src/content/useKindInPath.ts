import { useLocation } from 'shared-kit/router';

/**
 * Which of several kinds that share one page the address names: the one whose path segment follows a fixed segment.
 * @param group the fixed segment, 'tiled' in `/hotels/7/tiled/weddings/new`
 * @param kinds each with its path segment in `path`
 * @throws Error where the address names none, which the route table does not let happen
 */
export function useKindInPath<K extends { path: string }>(group: string, kinds: readonly K[]): K {
  const words = useLocation().pathname.split('/');
  const word = words[words.indexOf(group) + 1];
  const found = kinds.find(({ path }) => path === word);
  if (!found) throw new Error(`'${word}' is not one of the pages of '${group}'.`);
  return found;
}
