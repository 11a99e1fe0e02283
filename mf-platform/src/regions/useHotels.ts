import { useProperties } from 'shared-kit/api/property';
import type { Property } from 'shared-kit/rules/entities';
import { PER_PAGE } from 'shared-kit/rules/limits';

/** All hotels, the archived ones last: a region contains those as well (OP-38). */
export function useHotels() {
  const api = useProperties();
  const query = { type: 'hotel', orderBy: 'name:ASC', perPage: PER_PAGE.max };
  const active = api.useList({ ...query, archived: false });
  const archived = api.useList({ ...query, archived: true });
  const hotels: Property[] | undefined = active.data && archived.data ? [...active.data, ...archived.data] : undefined;
  return {
    hotels,
    error: active.error ?? archived.error,
    reload: () => Promise.all([active.reload(), archived.reload()]),
  };
}
