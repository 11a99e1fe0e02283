import type { Query } from 'shared-kit/api/resource';
import { hasStatus } from 'shared-kit/api/http';
import type { SortBody } from '../rules/sort';

/** A collection whose order is stored with sort calls: a `Resource`, or one that sends them in its own way. */
export interface Sorts {
  path: string;
  refresh: () => Promise<unknown>;
  sort: (body: SortBody & Query) => Promise<unknown>;
}

/**
 * Puts a row back beside its former neighbour.
 * @param body the sort call, with what every sort call of the list also sends
 * @param otherwise the sentence for when that neighbour has left the list
 * @returns nothing, or `otherwise`
 * @throws ApiError for every other refusal
 */
export async function sortBack(api: Pick<Sorts, 'sort'>, body: SortBody & Query, otherwise: string): Promise<string | undefined> {
  try {
    await api.sort(body);
    return undefined;
  } catch (error) {
    if (!hasStatus(error, 422)) throw error;
    return otherwise;
  }
}

/** The message for a row that was moved and cannot be put back. */
export const staysThere = (name: string): string => `The item next to ${name} is no longer in this list, so nothing was undone.`;
