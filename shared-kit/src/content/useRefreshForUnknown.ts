import { useEffect, useRef } from 'react';
import { refresh } from 'shared-kit/api/resource';

/**
 * Loads a list again where an item names an entry that it does not have, since somebody has added that meanwhile: the category of an
 * FAQ, the calendar of an event. Once for each entry: one that is still missing then has been deleted.
 * @param path of the list
 * @param named ids that items name
 * @param known the entries of the list; undefined while they are loading
 */
export function useRefreshForUnknown(path: string, named: readonly string[], known: readonly { id: string }[] | undefined): void {
  const requestedFor = useRef(new Set<string>());
  useEffect(() => {
    if (!known) return;
    const knownIds = new Set(known.map(({ id }) => id));
    const unknown = named.filter((id) => !knownIds.has(id) && !requestedFor.current.has(id));
    if (unknown.length === 0) return;
    unknown.forEach((id) => requestedFor.current.add(id));
    void refresh(path);
  }, [path, named, known]);
}
