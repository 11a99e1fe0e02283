import type { Resource } from 'shared-kit/api/resource';
import { arrived, asSent } from '../form/arrived';
import type { ItemBase } from '../rules/entities';

/**
 * Changes an item outside its form, such as whether it is published; see `arrived`.
 * @param over the version that it must still be at, if any
 * @returns the item as it is then
 */
export const setFlags = <T extends ItemBase>(api: Resource<T>, id: string, flags: Partial<T>, over?: number): Promise<T> =>
  arrived(
    () => api.save(flags, id, over),
    async () => {
      const now = await asSent<T>(`${api.path}/${encodeURIComponent(id)}`, flags);
      if (now) api.remember(now);
      await api.refresh();
      return now;
    },
  );
