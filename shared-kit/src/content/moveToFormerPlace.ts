import { everyPage, type Query } from 'shared-kit/api/resource';
import { PER_PAGE } from '../rules/limits';
import type { MoveBeside } from '../rules/sort';
import { moveBack, type SortableCollection } from './moveBack';

interface Ordered {
  id: string;
  sortIndex?: number | null | undefined;
}

/**
 * Moves an item that came back at the end of its list (OP-64) to its former place when the rows next to it are not known, because
 * the list was narrowed, sorted differently or not shown.
 * @param row as it was before it left
 * @param order the query that identifies its order, in the list and in every sort call
 * @param endText the sentence for when it cannot be moved there
 * @returns nothing, or `endText`
 * @throws ApiError when the list cannot be read, or for any other refusal
 */
export async function moveToFormerPlace(
  api: Pick<SortableCollection, 'path' | 'sort'>,
  { id, sortIndex }: Ordered,
  order: Query,
  endText: string,
): Promise<string | undefined> {
  if (sortIndex === undefined || sortIndex === null) return undefined;
  const rows = await everyPage<Ordered>(api.path, { ...order, orderBy: 'sort_index:ASC', perPage: PER_PAGE.max });
  const below = rows.find((row) => row.id !== id && (row.sortIndex ?? 0) > sortIndex);
  if (!below) return undefined;
  const place: MoveBeside = { ids: [id], moveToId: below.id, condition: 'before' };
  return moveBack(api, { ...place, ...order }, endText);
}

/** The sentence for an item that is back but could not be moved to its former place. */
export const atEndText = (name: string): string => `${name} is back, at the end of its list.`;
