import { useMemo } from 'react';
import { useProperties } from '../../api/property';
import { PER_PAGE } from '../../rules/limits';
import { useAuthority } from '../../session';
import type { Rights } from '../routes/decide';

/**
 * What the signed-in person may open. Permissions do not distinguish hotels from restaurants, so the properties of a person with
 * rights on single ones are fetched once, the archived ones too if there are rights on others than the active ones.
 */
export function useRights(): Rights {
  const authority = useAuthority();
  const { propertyIds } = authority;
  const needsTypes = !authority.readsEveryProperty && propertyIds.length > 0;
  const { useList } = useProperties();
  const { data: active } = useList({ perPage: PER_PAGE.max }, needsTypes);
  const needsArchived = active !== undefined && active.length < propertyIds.length;
  const { data: archived } = useList({ archived: true, perPage: PER_PAGE.max }, needsTypes && needsArchived);
  return useMemo(() => {
    const known = needsArchived ? archived && active?.concat(archived) : active;
    const types = needsTypes ? known?.map(({ type }) => type) : undefined;
    return { authority, types: types && [...new Set(types)] };
  }, [authority, needsTypes, needsArchived, active, archived]);
}
