import { request } from 'shared-kit/api/http';
import type { Resource } from 'shared-kit/api/resource';
import { arrived } from '../form/arrived';
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
      const { data } = await request<T>('GET', `${api.path}/${encodeURIComponent(id)}`);
      api.remember(data);
      await api.refresh();
      return (Object.keys(flags) as (keyof T)[]).every((key) => data[key] === flags[key]) ? data : undefined;
    },
  );
