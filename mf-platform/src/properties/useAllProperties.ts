import { useMemo } from 'react';
import { useProperties } from 'shared-kit/api/property';
import type { Property } from 'shared-kit/rules/entities';
import { PER_PAGE } from 'shared-kit/rules/limits';

/**
 * Every property that the person may read, ordered by name with the archived ones last.
 * @param type limits the list to this type; without it, both types are included
 */
export function useAllProperties(type?: Property['type']) {
  const api = useProperties();
  const query = { type, orderBy: 'name:ASC', perPage: PER_PAGE.max };
  const active = api.useList({ ...query, archived: false });
  const archived = api.useList({ ...query, archived: true });
  const properties = useMemo<Property[] | undefined>(
    () => active.data && archived.data && [...active.data, ...archived.data],
    [active.data, archived.data],
  );
  return {
    properties,
    error: active.error ?? archived.error,
    reload: () => Promise.all([active.reload(), archived.reload()]),
  };
}
