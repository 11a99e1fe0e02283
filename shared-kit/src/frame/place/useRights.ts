import { useMemo } from 'react';
import { useProperties } from '../../api/property';
import { PER_PAGE } from '../../rules/limits';
import { useAuthority } from '../../session';
import type { Rights } from '../routes/decide';

/**
 * What the signed-in person may open. Permissions do not distinguish hotels from restaurants, so the properties of a person with
 * rights on single ones are fetched once.
 */
export function useRights(): Rights {
  const authority = useAuthority();
  const needsTypes = !authority.readsEveryProperty && authority.propertyIds.length > 0;
  const { data } = useProperties().useList({ perPage: PER_PAGE.max }, needsTypes);
  return useMemo(() => {
    const types = needsTypes ? data?.map(({ type }) => type) : undefined;
    return { authority, types: types && [...new Set(types)] };
  }, [authority, needsTypes, data]);
}
