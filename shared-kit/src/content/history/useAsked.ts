import { useEffect, useRef, type RefObject } from 'react';
import type { Endless } from 'shared-kit/api/resource';
import { isBeside, type Version } from './versions';

/**
 * The version at which a history was asked to open. It may be older than those that are loaded at first, and stands further down the
 * list than is in view.
 * @param first its number; undefined where the history opens at the newest
 * @param done whether the person has chosen another one since
 * @returns it, whether it is still being looked for, and a ref for its button
 */
export function useAsked(
  { items, more, moreFailed, loadingMore, loadMore }: Endless<Version>,
  first: number | undefined,
  done: boolean,
): { asked: Version | undefined; isSought: boolean; button: RefObject<HTMLButtonElement> } {
  const button = useRef<HTMLButtonElement>(null);
  const asked = items.find((one, index) => one.version === first && !isBeside(items, index));
  // Numbers only fall from here on.
  const isBelow = first !== undefined && first < (items.at(-1)?.version ?? 0);
  const isSought = isBelow && !asked && !done && more && !moreFailed;
  useEffect(() => {
    if (isSought && !loadingMore) loadMore();
  }, [isSought, loadingMore, loadMore]);
  const isThere = asked !== undefined;
  useEffect(() => {
    const found = button.current;
    if (!isThere || !found) return;
    found.scrollIntoView?.({ block: 'nearest' });
    const focused = document.activeElement;
    const dialog = found.closest('[role=dialog]');
    // Whoever has gone on from where the dialog began stays there.
    if (!dialog?.contains(focused) || focused === dialog || focused === dialog.querySelector('button'))
      found.focus({ preventScroll: true });
  }, [isThere]);
  return { asked, isSought, button };
}
