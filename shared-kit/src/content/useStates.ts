import { useMemo } from 'react';
import type { Query, Resource } from 'shared-kit/api/resource';
import { inLine, stateOf, STATE_WORDS } from '../rules/state';
import type { ContentItem } from './contentType';
import { useNow } from './useNow';

const FIRST_LIVE = { live: true, archived: false, orderBy: 'sort_index:ASC' };
const nobody: ReadonlySet<string> = new Set();

interface Options<T extends ContentItem> {
  api: Resource<T>;
  scope: Query;
  /** How many guests see at once; all by default. */
  limit: number | undefined;
  rows: readonly T[];
  /** Whether the rows begin the whole list, in its order: then each one's place is known. */
  fromTheTop: boolean;
}

/**
 * Which rows carry the LIVE badge, and the words for the state of each (document 2 §1, OP-66, OP-144).
 * @returns `live`, their ids; `wordsOf`, the state of a row in words, with the reason where it is Live and guests do not see it
 */
export function useStates<T extends ContentItem>({ api, scope, limit, rows, fromTheTop }: Options<T>) {
  const now = useNow();
  // The first live rows of the whole list, whatever page or filter is shown (OP-66); rows from the top hold them themselves.
  const isFurther = limit !== undefined && !fromTheTop;
  const first = api.useList({ ...scope, ...FIRST_LIVE, perPage: limit ?? 1 }, isFurther).data;
  return useMemo(() => {
    const current = rows.filter((row) => stateOf(row, now) === 'live' && row.startsOn !== undefined).map(({ id }) => id);
    const seen = isFurther ? first?.map(({ id }) => id) : current.slice(0, limit);
    const live = new Set(current.filter((id) => seen?.includes(id)));
    const waits = seen ? new Set(current.filter((id) => !live.has(id))) : nobody;
    const wordsOf = (row: ContentItem) => {
      if (row.archived) return 'Archived';
      if (limit === undefined || !waits.has(row.id)) return STATE_WORDS[stateOf(row, now)];
      return inLine(limit, fromTheTop ? current.indexOf(row.id) + 1 : undefined);
    };
    return { live, wordsOf };
  }, [rows, now, limit, first, isFurther, fromTheTop]);
}
