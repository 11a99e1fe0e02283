import type { Resource } from 'shared-kit/api/resource';
import { confirmChange, findAsSent } from '../form/lostAnswer';
import type { ItemBase } from '../rules/entities';

/**
 * Changes an item outside its form, such as whether it is published; see `confirmChange`.
 * @param version the version that it must still be at, if any
 * @returns the changed item
 */
export const setFlags = <T extends ItemBase>(api: Resource<T>, id: string, flags: Partial<T>, version?: number): Promise<T> =>
  confirmChange(
    () => api.save(flags, id, version),
    async () => {
      const stored = await findAsSent<T>(`${api.path}/${encodeURIComponent(id)}`, flags);
      if (stored) api.remember(stored);
      await api.refresh();
      return stored;
    },
  );
