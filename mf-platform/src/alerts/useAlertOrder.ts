import { tellMoved, type Loaded } from 'shared-kit/api/resource';
import { useListOrder } from 'shared-kit/content/useListOrder';
import type { Alert } from 'shared-kit/rules/entities';
import type { SortBody } from 'shared-kit/rules/sort';
import { loadOnce } from 'shared-kit/ui/lazyPart';
import { ALERTS, ORDER, useAlerts } from './useAlerts';

/** How a move is stored is loaded with the first one: most visits move nothing. */
const load = loadOnce(() => import('./storeSort'));

/**
 * The order of the alerts of a tab, moved as in content lists: at once within the page, past its edge in the whole order. Only how a
 * move is sent differs.
 * @param list the page of them that is shown, in their order
 */
export function useAlertOrder(list: Pick<Loaded<Alert[]>, 'data' | 'meta'>, archived: boolean) {
  const { path, refresh } = useAlerts();
  const sort = async (body: SortBody) => {
    const { storeSort } = await load();
    await storeSort(body, archived);
    tellMoved(ALERTS);
  };
  return useListOrder<Alert>({
    api: { path, refresh, sort },
    list,
    shown: { archived, orderBy: ORDER },
    order: {},
    titleOf: ({ name }) => name,
    refused: (why) => `The order was not saved. ${why}`,
  });
}
