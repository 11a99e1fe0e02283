import { useSearchParams } from 'shared-kit/router';
import { PER_PAGE } from '../rules/limits';

/**
 * The query parameters of a page's address, which survive 'Back'.
 * @returns the parameters; a function that changes some of them in place, where an empty value removes one; and the same for a list that then
 * starts at its first page
 */
export function useAddressParams() {
  const [params, setParams] = useSearchParams();
  const change = (changed: Record<string, string>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        Object.entries(changed).forEach(([key, value]) => (value ? next.set(key, value) : next.delete(key)));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  /** Changes what a list shows, which then starts at its first page. */
  const narrow = (changed: Record<string, string>) => change({ page: '', ...changed });
  return [params, change, narrow] as const;
}

/** The page number in a list's address; 1 without one. */
export const pageIn = (params: URLSearchParams) => Math.max(1, Number(params.get('page')) || 1);
/** How many rows a page of the list in an address has, within the bounds of the API. */
export const perPageIn = (params: URLSearchParams) =>
  Math.min(PER_PAGE.most, Math.max(1, Number(params.get('per_page')) || PER_PAGE.table));
/** A page number as the address holds it: the first is left out. */
export const pageParam = (page: number) => ({ page: page > 1 ? String(page) : '' });
