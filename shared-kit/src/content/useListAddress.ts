import { parseState, type State } from '../rules/state';
import { isArchivedTab, type ListTab } from '../rules/tabs';
import { pageIn, perPageIn, useAddressParams } from './useAddressParams';

/**
 * The list in the address: tab, page, filter, state and order are restored by 'Back'.
 * @param first what the address calls the first tab once it is chosen (OP-59)
 * @returns the state in the address, and functions that change it; another tab or filter starts at the first page
 */
export function useListAddress(first: 'active' | 'current' = 'active') {
  const { params, narrow, showPage } = useAddressParams();
  const tab: ListTab = isArchivedTab(params.get('list')) ? 'archived' : 'active';
  return {
    tab,
    page: pageIn(params),
    perPage: perPageIn(params),
    filter: params.get('filter') ?? '',
    /** Archived items are drafts, so their tab has no states. */
    state: tab === 'active' ? parseState(params.get('state')) : undefined,
    byState: tab === 'active' && params.get('sort') === 'state',
    showTab: (next: ListTab) => narrow({ list: next === 'archived' ? next : first, state: '', sort: '' }, { isStep: true }),
    showState: (state: State | '') => narrow({ state }),
    sortByState: (on: boolean) => narrow({ sort: on ? 'state' : '' }),
    showPage,
    search: (text: string) => narrow({ filter: text }),
    /** Removes filter and state. */
    clear: () => narrow({ filter: '', state: '' }),
  };
}

/** The wire's contains filter (OP-40) for the trimmed text; undefined for an empty text, which leaves the parameter out. */
export const contains = (text: string) => (text.trim() ? `i%%${text.trim()}` : undefined);
