import { useMemo } from 'react';
import { useProperties } from '../../api/property';
import { PER_PAGE } from '../../rules/limits';
import { useAuthority } from '../../session';
import type { Rights } from '../routes/decide';

/**
 * What the signed-in person may open. Permissions do not distinguish hotels from restaurants, so the properties of a person with
 * rights on single ones are fetched once, including archived ones if some of the rights are not on active ones.
 */
export function useRights(): Rights {
  const authority = useAuthority();
  const { useList } = useProperties();
  const idCount = authority.readsEveryProperty ? 0 : authority.propertyIds.length;
  const { data: active } = useList({ perPage: PER_PAGE.max }, idCount > 0);
  const needsArchived = active !== undefined && active.length < idCount;
  const { data: archived } = useList({ archived: true, perPage: PER_PAGE.max }, needsArchived);
  return useMemo(() => {
    const known = needsArchived ? archived?.concat(active) : active;
    return { authority, types: idCount > 0 ? known?.map(({ type }) => type) : undefined };
  }, [authority, idCount, needsArchived, active, archived]);
}
