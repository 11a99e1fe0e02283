import { PER_PAGE } from '../rules/limits';
import { isArchivedTab, type ListTab } from '../rules/tabs';
import { pageIn, pageParam, useAddressParams } from './useAddressParams';

/**
 * The list in the address: tab, page and filter are restored by 'Back'.
 * @returns the state in the address, and functions that change it; another tab or filter starts at the first page
 */
export function useListAddress() {
  const [params, setParams] = useAddressParams();
  return {
    tab: (isArchivedTab(params.get('list')) ? 'archived' : 'active') as ListTab,
    page: pageIn(params),
    perPage: Math.min(PER_PAGE.most, Math.max(1, Number(params.get('per_page')) || PER_PAGE.table)),
    filter: params.get('filter') ?? '',
    showTab: (tab: ListTab) => setParams({ list: tab === 'archived' ? tab : '', page: '' }),
    showPage: (page: number) => setParams(pageParam(page)),
    search: (text: string) => setParams({ filter: text, page: '' }),
  };
}

/** The wire's contains filter (OP-40); undefined, which leaves the parameter out, for an empty text. */
export const contains = (text: string) => (text ? `i%%${text}` : undefined);
