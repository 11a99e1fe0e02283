import type { Resource } from 'shared-kit/api/resource';
import { arrived, asSent } from '../form/arrived';
import type { ItemBase } from '../rules/entities';

/**
 * Changes an item outside its form, such as whether it is published; see `arrived`.
 * @param version the version that it must still be at, if any
 * @returns the changed item
 */
export const setFlags = <T extends ItemBase>(api: Resource<T>, id: string, flags: Partial<T>, version?: number): Promise<T> =>
  arrived(
    () => api.save(flags, id, version),
    async () => {
      const stored = await asSent<T>(`${api.path}/${encodeURIComponent(id)}`, flags);
      if (stored) api.remember(stored);
      await api.refresh();
      return stored;
    },
  );
