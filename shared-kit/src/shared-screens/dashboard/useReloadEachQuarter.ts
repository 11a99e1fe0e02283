import { useEffect, useRef } from 'react';

const MINUTE = 60_000;

/** The quarter of an hour, counted a minute late: the server's clock may be up to a minute behind the page's. */
const quarterAt = (now: number) => Math.floor((now - MINUTE) / (15 * MINUTE));

/**
 * Reloads what an open page shows in each quarter of an hour, which is when most items begin, while the page is visible and online.
 * Use it only for calls that do not count as activity: otherwise a page that nobody uses would keep its session open.
 * @param now the current time from `useNow`
 */
export function useReloadEachQuarter(now: number, reload: () => Promise<unknown>): void {
  const lastQuarter = useRef(quarterAt(now));
  useEffect(() => {
    const quarter = quarterAt(now);
    if (quarter === lastQuarter.current || document.hidden || !navigator.onLine) return;
    lastQuarter.current = quarter;
    void reload();
  }, [now, reload]);
}
