import { useEffect, useRef, type RefObject } from 'react';
import type { Endless } from 'shared-kit/api/resource';
import type { Version } from './versions';

interface RequestedVersion {
  /** Undefined until it is loaded. */
  requested: Version | undefined;
  /** Whether more versions are being loaded to find it. */
  isSearching: boolean;
  /** For its button, which is scrolled into view. */
  button: RefObject<HTMLButtonElement>;
}

/**
 * The version at which a history was asked to open. It may be older than the versions that are loaded at first, and out of view
 * in the list.
 * @param unversioned those that did not raise the version; the requested version is never one of them
 * @param number undefined if the history opens at the newest
 * @param hasChosen whether the person has chosen another one since
 */
export function useRequestedVersion(
  { items, more, moreFailed, loadingMore, loadMore }: Endless<Version>,
  unversioned: ReadonlySet<Version>,
  number: number | undefined,
  hasChosen: boolean,
): RequestedVersion {
  const button = useRef<HTMLButtonElement>(null);
  const requested = items.find((item) => item.version === number && !unversioned.has(item));
  // The list is newest first, so version numbers never rise; a change that did not raise the version comes before the one with its
  // number.
  const isOlder = number !== undefined && number <= (items.at(-1)?.version ?? 0);
  const isSearching = isOlder && !requested && !hasChosen && more && !moreFailed;
  useEffect(() => {
    if (isSearching && !loadingMore) loadMore();
  }, [isSearching, loadingMore, loadMore]);
  const isFound = requested !== undefined;
  useEffect(() => {
    const element = button.current;
    if (!isFound || !element) return;
    element.scrollIntoView?.({ block: 'nearest' });
    const focused = document.activeElement;
    const dialog = element.closest('[role=dialog]');
    // If the person has moved the focus since the dialog opened, it stays where it is.
    if (!dialog?.contains(focused) || focused === dialog || focused === dialog.querySelector('button'))
      element.focus({ preventScroll: true });
  }, [isFound]);
  return { requested, isSearching, button };
}
