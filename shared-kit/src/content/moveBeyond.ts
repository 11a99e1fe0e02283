import { request } from 'shared-kit/api/http';
import type { Query } from 'shared-kit/api/resource';
import type { SortBody } from '../rules/sort';

/** A move past the edge of a page: indexes in the whole list, from 0, and how many rows the list has. */
export interface MoveBeyond {
  from: number;
  to: number;
  total: number;
}

/** Where a move past the edge of a page leads, in words. */
export function destinationText({ from, to, total }: MoveBeyond): string {
  if (to <= 0) return 'the top';
  if (to >= total - 1) return 'the bottom';
  return to < from ? 'the page before' : 'the next page';
}

/**
 * The id of the row at a position of the whole list.
 * @param path the collection of the API
 * @param listQuery the list's query, without the page
 * @throws ApiError when it cannot be read
 */
export async function idAt(path: string, listQuery: Query, position: number): Promise<string | undefined> {
  const query = { ...listQuery, page: position + 1, perPage: 1 };
  const { data } = await request<{ id: string }[]>('GET', path, { query });
  return data?.[0]?.id;
}

/**
 * The sort call for a move past the edge of a page (wire contract §1 and §6), whose neighbour is on another page.
 * @param id the row that moves; the other parameters are those of `idAt`
 * @returns null when the target position no longer exists
 * @throws ApiError when the row at the target position cannot be read
 */
export async function sortBodyBeyond(
  path: string,
  listQuery: Query,
  id: string,
  { from, to, total }: MoveBeyond,
): Promise<SortBody | null> {
  if (to <= 0) return { ids: [id], to: 'top' };
  if (to >= total - 1) return { ids: [id], to: 'bottom' };
  const moveToId = await idAt(path, listQuery, to);
  if (!moveToId || moveToId === id) return null;
  return { ids: [id], moveToId, condition: to < from ? 'before' : 'after' };
}
