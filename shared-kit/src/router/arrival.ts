import { useEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';

const LONGEST_WAIT = 10_000;
const SAME_HEADING_WAIT = 300;

/**
 * Calls back with the heading of the new page. A remote renders it a moment after the shell changes the address, so the present
 * heading may still be the last page's: it counts only if it stays.
 */
function whenHeadingShows(main: HTMLElement, found: (heading: HTMLElement) => void): () => void {
  let stale = main.querySelector<HTMLElement>('h1');
  const look = () => {
    const heading = main.querySelector<HTMLElement>('h1');
    if (!heading || heading === stale) return;
    // It stands for a page that is on its way, however long that takes.
    if (heading.dataset.waits) {
      clearTimeout(same);
      clearTimeout(longest);
      stale = heading;
    } else stop();
    found(heading);
  };
  const observer = new MutationObserver(look);
  const same = setTimeout(() => {
    stale = null;
    look();
  }, SAME_HEADING_WAIT);
  const longest = setTimeout(() => stop(), LONGEST_WAIT);
  function stop() {
    observer.disconnect();
    clearTimeout(same);
    clearTimeout(longest);
  }
  observer.observe(main, { childList: true, subtree: true });
  return stop;
}

/** Somebody types there, or chooses from what they opened. */
const isInUse = (element: Element | null) =>
  element?.closest('input, textarea, select, [contenteditable], [role=menu], [role=dialog], [role=alertdialog]') != null;

/**
 * What happens on every arrival at a page (document 1 §2, P-013): the window scrolls to the top, and after a change of path the
 * focus moves to the page's heading and its name is announced. People who are already typing, or have opened a menu or a dialog,
 * are not interrupted.
 * @param location where the page is now
 * @param announce gets the heading's text, for a polite live region
 */
export function useArrival(location: Location, announce: (text: string) => void): void {
  const { pathname } = location;
  const before = useRef<{ pathname: string; location: Location } | null>(null);

  useEffect(() => {
    if (before.current && before.current.location !== location) window.scrollTo(0, 0);
  }, [location]);

  // Separate from the effect above: a page that cleans up its query right after opening has not been left yet.
  useEffect(() => {
    const arrived = before.current !== null && before.current.pathname !== pathname;
    const main = document.querySelector<HTMLElement>('main');
    if (!arrived || !main) return undefined;
    const focused = document.activeElement;
    return whenHeadingShows(main, (heading) => {
      heading.tabIndex = -1;
      const isBusy = document.activeElement !== focused && isInUse(document.activeElement);
      if (!isBusy) heading.focus({ preventScroll: true });
      announce(heading.textContent ?? '');
    });
  }, [pathname, announce]);

  useEffect(() => {
    before.current = { pathname, location };
  }, [pathname, location]);
}
