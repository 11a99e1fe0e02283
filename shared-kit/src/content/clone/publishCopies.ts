import { ApiError, messageOf, request } from 'shared-kit/api/http';
import { refresh } from 'shared-kit/api/resource';

/** A copy in another house, as the clone call answers it. */
export interface Copy {
  id: string;
  propertyId: string;
  sourceId: string;
}

/** What became of it: published, or the sentence why not. */
export type Published = Copy & { published: boolean; problem?: string };

const AT_ONCE = 4;

/**
 * Publishes copies one by one, each checked whole like any other change; those that are refused stay drafts.
 * @param collection of the API below a property, `specials`
 */
export async function publishCopies(collection: string, copies: readonly Copy[]): Promise<Published[]> {
  const done: Published[] = [];
  const waiting = [...copies];
  const work = async () => {
    for (let copy = waiting.shift(); copy; copy = waiting.shift()) {
      const path = `/properties/${encodeURIComponent(copy.propertyId)}/${collection}/${encodeURIComponent(copy.id)}`;
      try {
        await request('PUT', path, { body: { published: true } });
        done.push({ ...copy, published: true });
      } catch (error) {
        const fields = error instanceof ApiError ? [...new Set(Object.values(error.fields))].join(' ') : '';
        done.push({ ...copy, published: false, problem: fields || messageOf(error) });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await Promise.all(
    [...new Set(copies.map(({ propertyId }) => propertyId))].map((id) => refresh(`/properties/${id}/${collection}`)),
  );
  return copies.flatMap(({ id }) => done.filter((one) => one.id === id));
}
