import { useSearchParams } from 'shared-kit/router';
import { PER_PAGE } from '../rules/limits';
import { isArchivedTab, type ListTab } from '../rules/tabs';

/**
 * The list in the address: tab, page and filter stay when the page is left and come back with 'Back'.
 * @returns what the address says, and functions that change it; another tab or filter begins at the first page
 */
export function useListAddress() {
  const [params, setParams] = useSearchParams();
  const set = (change: Record<string, string | null>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        Object.entries(change).forEach(([key, value]) => (value ? next.set(key, value) : next.delete(key)));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    tab: (isArchivedTab(params.get('list')) ? 'archived' : 'active') as ListTab,
    page: Math.max(1, Number(params.get('page')) || 1),
    perPage: Math.min(PER_PAGE.most, Math.max(1, Number(params.get('per_page')) || PER_PAGE.table)),
    filter: params.get('filter') ?? '',
    showTab: (tab: ListTab) => set({ list: tab === 'archived' ? tab : null, page: null }),
    showPage: (page: number) => set({ page: page > 1 ? String(page) : null }),
    search: (text: string) => set({ filter: text, page: null }),
  };
}

/** The wire's contains filter (OP-40); undefined, which leaves the parameter out, for an empty text. */
export const contains = (text: string) => (text ? `i%%${text}` : undefined);
