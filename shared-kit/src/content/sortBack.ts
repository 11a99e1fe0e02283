import type { Query, Resource } from 'shared-kit/api/resource';
import { hasStatus } from 'shared-kit/api/http';
import type { ItemBase } from '../rules/entities';
import type { SortBody } from '../rules/sort';

/**
 * Puts a row back beside its former neighbour.
 * @param body the sort call, with what every sort call of the list also sends
 * @param otherwise the sentence for when that neighbour has left the list
 * @returns nothing, or `otherwise`
 * @throws ApiError for every other refusal
 */
export async function sortBack<T extends ItemBase>(
  api: Resource<T>,
  body: SortBody & Query,
  otherwise: string,
): Promise<string | undefined> {
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
