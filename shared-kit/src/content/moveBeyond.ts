import { request } from 'shared-kit/api/http';
import type { Query } from 'shared-kit/api/resource';
import type { ListMeta } from '../rules/entities';
import type { SortBody } from '../rules/sort';

/** A move past the edge of a page: indexes in the whole list, from 0, and how many rows the list has. */
export interface MoveBeyond {
  from: number;
  to: number;
  total: number;
}

/** Where a move past the edge of a page leads, in words. */
export function whereTo({ from, to, total }: MoveBeyond): string {
  if (to <= 0) return 'the top';
  if (to >= total - 1) return 'the bottom';
  return to < from ? 'the page before' : 'the next page';
}

/**
 * The sort call for a move past the edge of a page (wire contract §1 and §6), whose neighbour is on another page.
 * @param path the collection of the API
 * @param shown the list's query, without the page
 * @param id the row that moves
 * @returns null when the target position no longer exists
 * @throws ApiError when the row at the target position cannot be read
 */
export async function bodyBeyond(
  path: string,
  shown: Query,
  id: string,
  { from, to, total }: MoveBeyond,
): Promise<SortBody | null> {
  if (to <= 0) return { ids: [id], to: 'top' };
  if (to >= total - 1) return { ids: [id], to: 'bottom' };
  const { data } = await request<{ id: string }[], ListMeta>('GET', path, { query: { ...shown, page: to + 1, perPage: 1 } });
  const [neighbour] = data ?? [];
  if (!neighbour || neighbour.id === id) return null;
  return { ids: [id], moveToId: neighbour.id, condition: to < from ? 'before' : 'after' };
}
