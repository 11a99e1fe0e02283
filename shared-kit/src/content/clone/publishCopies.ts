import { ApiError, messageOf } from 'shared-kit/api/http';
import { refresh } from 'shared-kit/api/resource';
import { put } from '../../form/lostAnswer';
import type { ItemBase } from '../../rules/entities';
import { forEachConcurrently } from '../../rules/forEachConcurrently';

/** A copy in another property, as the clone call returns it. */
export interface Copy {
  id: string;
  propertyId: string;
  sourceId: string;
}

/** A copy after the attempt to publish it: its version, and a sentence saying why it was not published. */
export type CopyResult = Copy & { version: number; published: boolean; problem?: string };

/** The collection that a copy is in. */
export const collectionPathOf = (collection: string, { propertyId }: Copy) =>
  `/properties/${encodeURIComponent(propertyId)}/${collection}`;

/** A copy as it is created: a draft, at its first version. */
export const asDraft = (copy: Copy): CopyResult => ({ ...copy, version: 1, published: false });

/**
 * Publishes copies one by one. The rules are applied to each as a whole; those that are refused stay drafts.
 * @param collection of the API below a property, `specials`
 */
export async function publishCopies(collection: string, copies: readonly Copy[]): Promise<CopyResult[]> {
  const results = new Map<string, CopyResult>();
  await forEachConcurrently(copies, async (copy) => {
    const path = `${collectionPathOf(collection, copy)}/${encodeURIComponent(copy.id)}`;
    try {
      const { version } = await put<ItemBase>(path, { published: true });
      results.set(copy.id, { ...copy, version, published: true });
    } catch (error) {
      const fields = error instanceof ApiError ? [...new Set(Object.values(error.fields))].join(' ') : '';
      results.set(copy.id, { ...asDraft(copy), problem: fields || messageOf(error) });
    }
  });
  await Promise.all([...new Set(copies.map((copy) => collectionPathOf(collection, copy)))].map(refresh));
  return copies.flatMap(({ id }) => results.get(id) ?? []);
}
