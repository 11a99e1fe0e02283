import { ApiError } from 'shared-kit/api/http';
import type { Resource } from 'shared-kit/api/resource';
import { confirmChange, findAsSent } from '../form/lostAnswer';
import type { ItemBase } from '../rules/entities';

const publishedOf = (item: object): unknown => ('published' in item ? item.published : undefined);

/** The server keeps an archived item unpublished without an error: only the item in the response shows it (document 2 §4.1). */
const isKeptUnpublished = (sent: object, stored: object): boolean => publishedOf(sent) === true && publishedOf(stored) === false;

/**
 * Changes an item outside its form, such as whether it is published; see `confirmChange`.
 * @param version the version that it must still be at, if any
 * @returns the changed item
 * @throws ApiError also if it was to be published but somebody has archived it in the meantime
 */
export async function setFlags<T extends ItemBase>(
  api: Resource<T>,
  id: string,
  flags: Partial<T>,
  version?: number,
): Promise<T> {
  const item = await confirmChange(
    () => api.save(flags, id, version),
    async () => {
      const stored = await findAsSent<T>(`${api.path}/${encodeURIComponent(id)}`, flags);
      if (stored) api.remember(stored);
      await api.refresh();
      return stored;
    },
  );
  if (isKeptUnpublished(flags, item))
    throw new ApiError({ status: 409, code: 'archived', message: 'It was archived in the meantime.' });
  return item;
}
