import { queryClient } from './queryClient';

type CachedData = { data?: unknown } | undefined;

const MOVES = 'moves';
const DELETED = 'deleted';

/** Tells watchers that an item of a collection was moved: a move does not raise the version. */
export const tellMoved = (path: string) => queryClient.setQueryData([path, MOVES], {});

/** Tells watchers that an item was deleted here. Its absence from the cache may only mean that nobody has looked at it lately. */
export const tellDeleted = (path: string, id: string) => queryClient.setQueryData([path, DELETED, id], {});

const isNewer = (item: unknown, { id, version }: Watched): boolean =>
  typeof item === 'object' && item !== null && (item as Watched).id === id && (item as Watched).version > version;

interface Watched {
  id: string;
  version: number;
}

/**
 * Calls back as soon as any answer of the API shows a newer version of an item, or the item is deleted here.
 * @param path its collection
 * @param moves also calls back when an item of the collection is moved here
 * @returns a function that stops watching
 */
export function whenChanged(path: string, item: Watched, run: () => void, moves = false): () => void {
  const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
    const { query } = event;
    const [collection, kind, id] = query.queryKey as unknown[];
    const isAnswer = event.type === 'updated' && event.action.type === 'success';
    const isChanged = () => {
      if (kind === DELETED) return id === item.id;
      if (kind === MOVES) return moves;
      return [(query.state.data as CachedData)?.data].flat().some((loaded) => isNewer(loaded, item));
    };
    if (collection !== path || !isAnswer || !isChanged()) return;
    unsubscribe();
    run();
  });
  return unsubscribe;
}
