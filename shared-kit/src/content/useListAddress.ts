import { isArchivedTab, type ListTab } from '../rules/tabs';
import { pageIn, pageParam, perPageIn, useAddressParams } from './useAddressParams';

/**
 * The list in the address: tab, page and filter are restored by 'Back'.
 * @returns the state in the address, and functions that change it; another tab or filter starts at the first page
 */
export function useListAddress() {
  const [params, change, narrow] = useAddressParams();
  return {
    tab: (isArchivedTab(params.get('list')) ? 'archived' : 'active') as ListTab,
    page: pageIn(params),
    perPage: perPageIn(params),
    filter: params.get('filter') ?? '',
    showTab: (tab: ListTab) => narrow({ list: tab === 'archived' ? tab : '' }),
    showPage: (page: number) => change(pageParam(page)),
    search: (text: string) => narrow({ filter: text }),
  };
}

/** The wire's contains filter (OP-40); undefined, which leaves the parameter out, for an empty text. */
export const contains = (text: string) => (text ? `i%%${text}` : undefined);
