import { useSearchParams } from 'shared-kit/router';

/**
 * What a page keeps behind the question mark of its address, so that it is still there after 'Back'.
 * @returns the parameters, and a function that changes some of them in place; an empty value takes one away
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

/** The page of a list that the address names; the first unless it names one. */
export const pageIn = (params: URLSearchParams) => Math.max(1, Number(params.get('page')) || 1);
/** A page as the address keeps it: the first is not named. */
export const pageParam = (page: number) => ({ page: page > 1 ? String(page) : '' });
