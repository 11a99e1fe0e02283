import { tellMoved, type Loaded } from 'shared-kit/api/resource';
import { useListOrder } from 'shared-kit/content/useListOrder';
import type { Alert } from 'shared-kit/rules/entities';
import type { SortBody } from 'shared-kit/rules/sort';
import { loadOnce } from 'shared-kit/rules/loadOnce';
import { ALERTS, ORDER, useAlerts } from './useAlerts';

/** Loaded with the first move: most visits move nothing. */
const loadStoreSort = loadOnce(() => import('./storeSort'));

/**
 * Moves alerts within the order of a tab, as in content lists: a move within the page shows at once, one past its edge
 * is made in the whole order. Only the way a move is sent differs.
 * @param list the page of alerts that is shown, in their order
 */
export function useAlertOrder(list: Pick<Loaded<Alert[]>, 'data' | 'meta'>, archived: boolean) {
  const { path, refresh } = useAlerts();
  const sort = async (body: SortBody) => {
    const { storeSort } = await loadStoreSort();
    await storeSort(body, archived);
    tellMoved(ALERTS);
  };
  return useListOrder<Alert>({
    api: { path, refresh, sort },
    list,
    listQuery: { archived, orderBy: ORDER },
    sortQuery: {},
    titleOf: ({ name }) => name,
    refusal: 'The order was not saved. ',
  });
}
