import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/** What stands over the page and gives the focus back by itself. */
const FLOATING = '[role=dialog], [role=alertdialog], [role=menu]';
const LOOK_AGAIN_MS = 50;

/**
 * Keeps people at their place in a list: when the row that had the focus is archived or deleted, the row that moves up
 * gets it, and after the last row the page's heading. Without this the focus would start again at the top of the page.
 * @param rows the element that holds the rows, each with `data-index`
 * @param keys the keys of the rows in their order; undefined while they are not known
 * @returns handlers for the element that holds the rows
 */
export function useRowFocus(rows: RefObject<HTMLElement | null>, keys: readonly (string | number)[] | undefined) {
  const held = useRef<{ key: string; index: number } | null>(null);
  const order = keys?.join('\n');

  useEffect(() => {
    if (!held.current || order === undefined) return;
    const index = order === '' ? -1 : order.split('\n').indexOf(held.current.key);
    if (index >= 0) held.current = { ...held.current, index };
    if (index >= 0) return;
    const settle = (): boolean => {
      const active = document.activeElement;
      if (active && active !== document.body) {
        if (active.closest(FLOATING)) return false;
        held.current = null;
      } else if (held.current) {
        const { index: place } = held.current;
        held.current = null;
        const left = rows.current?.querySelectorAll<HTMLElement>('[data-index]') ?? [];
        const next = left[Math.min(place, left.length - 1)]?.querySelector<HTMLElement>('[aria-haspopup=menu]');
        (next ?? document.querySelector<HTMLElement>('main h1'))?.focus();
      }
      return true;
    };
    if (settle()) return;
    const timer = setInterval(() => settle() && clearInterval(timer), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [order, rows]);

  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const row = rows.current?.contains(target) ? target.closest<HTMLElement>('[data-index]') : null;
      const index = Number(row?.dataset.index);
      const key = row ? keys?.[index] : undefined;
      if (key !== undefined) held.current = { key: String(key), index };
    },
    // Left for nowhere by a press on the page, not because the row went.
    onBlur: ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!relatedTarget && target.isConnected) held.current = null;
    },
  };
}
