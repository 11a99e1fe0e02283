import { useEffect, useRef } from 'react';
import { refresh } from 'shared-kit/api/resource';

/**
 * Reloads a list when an item names an entry that the list lacks, since somebody may have added it in the meantime: the category
 * of an FAQ, the calendar of an event. Once per entry: one that is still missing afterwards has been deleted.
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
