import { useMemo } from 'react';
import type { Query, Resource } from 'shared-kit/api/resource';
import { notShownReason, stateOf, STATE_LABELS } from '../rules/state';
import type { ContentItem } from './contentType';
import { useNow } from '../ui/useNow';

const LIVE_QUERY = { live: true, archived: false, orderBy: 'sort_index:ASC' };

interface Options<T extends ContentItem> {
  api: Resource<T>;
  scope: Query;
  /** How many guests see at once; all by default. */
  limit: number | undefined;
  rows: readonly T[];
  /** Whether the rows are the first ones of the whole list, in its order, so that each one's place is known. */
  fromTheTop: boolean;
}

/**
 * Which rows carry the LIVE badge, and the words for the state of each (document 2 §1, OP-66, OP-144).
 * @returns `live`, their ids; `stateTextOf`, the state of a row in words, with the reason if it is Live but guests do not see it
 */
export function useStates<T extends ContentItem>({ api, scope, limit, rows, fromTheTop }: Options<T>) {
  const now = useNow();
  // The first live rows of the whole list, whatever page or filter is shown (OP-66); rows from the top include them.
  const needsFirstLive = limit !== undefined && !fromTheTop;
  const firstLive = api.useList({ ...scope, ...LIVE_QUERY, perPage: limit }, needsFirstLive).data;
  return useMemo(() => {
    const liveIds = rows.filter((row) => stateOf(row, now) === 'live' && row.startsOn !== undefined).map(({ id }) => id);
    const visibleIds = needsFirstLive ? firstLive?.map(({ id }) => id) : liveIds.slice(0, limit);
    const live = new Set(liveIds.filter((id) => visibleIds?.includes(id)));
    const waiting = new Set(visibleIds && liveIds.filter((id) => !live.has(id)));
    const stateTextOf = (row: ContentItem) => {
      if (row.archived) return 'Archived';
      if (limit === undefined || !waiting.has(row.id)) return STATE_LABELS[stateOf(row, now)];
      return notShownReason(limit, fromTheTop ? liveIds.indexOf(row.id) + 1 : undefined);
    };
    return { live, stateTextOf };
  }, [rows, now, limit, firstLive, needsFirstLive, fromTheTop]);
}
