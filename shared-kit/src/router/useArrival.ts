import { useEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { REDIRECTED, visit } from './visit';

/** How long to wait for the new page's heading, in milliseconds. */
const MAX_WAIT = 10_000;
/** How long a heading must stay to count as the new page's, in milliseconds. */
const SAME_HEADING_WAIT = 300;

/**
 * Calls back with the heading of the new page. A remote renders it a moment after the shell changes the address, so the current
 * heading may still be the previous page's: it counts only if it stays.
 * @returns stops waiting
 */
function whenHeadingShows(main: HTMLElement, onHeading: (heading: HTMLElement) => void): () => void {
  let previous = main.querySelector<HTMLElement>('h1');
  const check = () => {
    const heading = main.querySelector<HTMLElement>('h1');
    if (!heading || heading === previous) return;
    // The heading of a page that is still loading: its own heading follows, however long that takes.
    if (heading.dataset.waits) {
      clearTimeout(sameHeadingTimer);
      clearTimeout(maxWaitTimer);
      previous = heading;
    } else stop();
    onHeading(heading);
  };
  const observer = new MutationObserver(check);
  const sameHeadingTimer = setTimeout(() => {
    previous = null;
    check();
  }, SAME_HEADING_WAIT);
  const maxWaitTimer = setTimeout(() => stop(), MAX_WAIT);
  function stop() {
    observer.disconnect();
    clearTimeout(sameHeadingTimer);
    clearTimeout(maxWaitTimer);
  }
  observer.observe(main, { childList: true, subtree: true });
  return stop;
}

/** Whether the person is typing into the element, or has opened the menu or dialog that it is in. */
const isInUse = (element: Element | null) =>
  element?.closest('input, textarea, select, [contenteditable], [role=menu], [role=dialog], [role=alertdialog]') != null;

/**
 * What happens on every arrival at a page (document 1 §2, P-013): the window scrolls to the top, and after a change of path, or the
 * sign-in, the focus moves to the page's heading and its name is announced. People who are already typing, or have opened a menu or a
 * dialog, keep the focus.
 * @param location where the page is now
 * @param announce gets the heading's text, for a polite live region
 */
export function useArrival(location: Location, announce: (text: string) => void): void {
  const { pathname } = location;
  const previous = useRef<Location>();

  useEffect(() => {
    const from = previous.current;
    if (!from || from === location) return;
    window.scrollTo(0, 0);
    if (from.pathname !== location.pathname && location.state !== REDIRECTED) visit.isAtFirstPage = false;
  }, [location]);

  // Separate from the effect above: a page that cleans up its query right after opening has not been left yet.
  useEffect(() => {
    const main = document.querySelector<HTMLElement>('main');
    if (visit.isAtFirstPage || previous.current?.pathname === pathname || !main) return undefined;
    const focused = document.activeElement;
    return whenHeadingShows(main, (heading) => {
      heading.tabIndex = -1;
      const isBusy = document.activeElement !== focused && isInUse(document.activeElement);
      if (!isBusy) heading.focus({ preventScroll: true });
      announce(heading.textContent);
    });
  }, [pathname, announce]);

  useEffect(() => {
    previous.current = location;
  }, [location]);
}
