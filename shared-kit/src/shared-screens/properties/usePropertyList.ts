import { useProperties } from 'shared-kit/api/property';
import { useRefreshOnReturn } from '../../content/useRefreshOnReturn';
import { contains, useListAddress } from '../../content/useListAddress';
import type { PropertyType } from '../../rules/entities';
import { countsWith } from '../../rules/countsWith';

/**
 * One page of the properties under the tab, page and filter in the address, and the counts of both tabs (document 1 §7, P-276;
 * the filter does not affect the counts, OP-58).
 * @param type only hotels or only restaurants; both when undefined
 */
export function usePropertyList(type: PropertyType | undefined) {
  const api = useProperties();
  useRefreshOnReturn(api.path);
  const address = useListAddress();
  const { tab, page, perPage, filter } = address;
  const list = api.useList({
    type,
    archived: tab === 'archived',
    name: contains(filter),
    orderBy: 'name:ASC',
    page,
    perPage,
  });
  const counts = countsWith(api.useCounts({ type }), tab, filter ? undefined : list);
  return { ...address, list, counts };
}
