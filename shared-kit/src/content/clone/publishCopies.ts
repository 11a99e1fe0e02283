import { ApiError, messageOf } from 'shared-kit/api/http';
import { refresh } from 'shared-kit/api/resource';
import { put } from '../../form/arrived';
import type { ItemBase } from '../../rules/entities';
import { inTurn } from '../../rules/inTurn';

/** A copy in another property, as the clone call returns it. */
export interface Copy {
  id: string;
  propertyId: string;
  sourceId: string;
}

/** What became of it: published, or the sentence why not; and its version since. */
export type Published = Copy & { version: number; published: boolean; problem?: string };

/** The collection that a copy is in. */
export const placeOf = (collection: string, { propertyId }: Copy) =>
  `/properties/${encodeURIComponent(propertyId)}/${collection}`;

/** A copy as it is made: a draft, at its first version. */
export const asMade = (copy: Copy): Published => ({ ...copy, version: 1, published: false });

/**
 * Publishes copies one by one, each checked whole like any other change; those that are refused stay drafts.
 * @param collection of the API below a property, `specials`
 */
export async function publishCopies(collection: string, copies: readonly Copy[]): Promise<Published[]> {
  const done: Published[] = [];
  await inTurn(copies, async (copy) => {
    const path = `${placeOf(collection, copy)}/${encodeURIComponent(copy.id)}`;
    try {
      const { version } = await put<ItemBase>(path, { published: true });
      done.push({ ...copy, version, published: true });
    } catch (error) {
      const fields = error instanceof ApiError ? [...new Set(Object.values(error.fields))].join(' ') : '';
      done.push({ ...asMade(copy), problem: fields || messageOf(error) });
    }
  });
  await Promise.all([...new Set(copies.map((copy) => placeOf(collection, copy)))].map(refresh));
  return copies.flatMap(({ id }) => done.filter((one) => one.id === id));
}
