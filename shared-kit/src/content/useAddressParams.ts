import { useSearchParams } from 'shared-kit/router';
import { PAGE_MAX, PER_PAGE } from '../rules/limits';

interface ChangeOptions {
  /** Whether 'Back' undoes the change. */
  isStep?: boolean;
}

/**
 * The query parameters of a page's address, which survive 'Back'. They change in place, or as a step that 'Back' undoes
 * (`isStep`): another page or tab of a list, but not each letter of a filter.
 * @returns `params`; `change` changes some of them, and an empty value removes one; `narrow` does so for a list, which then
 *   starts at its first page; `showPage` shows another page of it
 */
export function useAddressParams() {
  const [params, setParams] = useSearchParams();
  const change = (changed: Record<string, string>, options?: ChangeOptions) =>
    setParams(
      (previous) => {
        const next = new URLSearchParams(previous);
        Object.entries(changed).forEach(([key, value]) => (value ? next.set(key, value) : next.delete(key)));
        return next;
      },
      { replace: !options?.isStep },
    );
  const narrow = (changed: Record<string, string>, options?: ChangeOptions) => change({ page: '', ...changed }, options);
  const showPage = (page: number, options?: ChangeOptions) => change({ page: page > 1 ? String(page) : '' }, options);
  return { params, change, narrow, showPage };
}

/** A number that the API accepts, whatever an address says. */
const wholeIn = (text: string | null, otherwise: number, max: number): number =>
  Math.min(max, Math.max(1, Math.floor(Number(text)) || otherwise));

/** The page number in a list's address; 1 without one. */
export const pageIn = (params: URLSearchParams) => wholeIn(params.get('page'), 1, PAGE_MAX);
/** How many rows a page of the list in an address has, within the bounds of the API. */
export const perPageIn = (params: URLSearchParams) => wholeIn(params.get('per_page'), PER_PAGE.table, PER_PAGE.max);
