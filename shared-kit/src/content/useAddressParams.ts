import { useSearchParams } from 'shared-kit/router';

/**
 * The query parameters of a page's address, which survive 'Back'.
 * @returns the parameters, and a function that changes some of them in place; an empty value removes one
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
  return [params, change] as const;
}

/** The page number in a list's address; 1 without one. */
export const pageIn = (params: URLSearchParams) => Math.max(1, Number(params.get('page')) || 1);
/** A page number as the address holds it: the first is left out. */
export const pageParam = (page: number) => ({ page: page > 1 ? String(page) : '' });
