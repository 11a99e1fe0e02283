import { useEffect, useRef } from 'react';
import type { Location } from 'react-router';

const LONGEST_WAIT = 10_000;

/** Calls back with the page's heading, which a remote may bring late. */
function whenHeadingShows(main: HTMLElement, found: (heading: HTMLElement) => void): () => void {
  const look = () => {
    const heading = main.querySelector<HTMLElement>('h1');
    if (heading) {
      stop();
      found(heading);
    }
  };
  const observer = new MutationObserver(look);
  const timer = setTimeout(() => stop(), LONGEST_WAIT);
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
  }
  observer.observe(main, { childList: true, subtree: true });
  look();
  return stop;
}

/**
 * What happens on every arrival at a page (document 1 §2, P-013): the window scrolls to the top, and after a change of
 * path the focus moves to the page's heading and its name is announced.
 * @param location where the page is now
 * @param announce gets the heading's text, for a polite live region
 */
export function useArrival(location: Location, announce: (text: string) => void): void {
  const before = useRef<string | null>(null);
  useEffect(() => {
    const first = before.current === null;
    const moved = before.current !== location.pathname;
    before.current = location.pathname;
    if (first) return;
    window.scrollTo(0, 0);
    const main = document.querySelector<HTMLElement>('main');
    if (!moved || !main) return;
    return whenHeadingShows(main, (heading) => {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      announce(heading.textContent ?? '');
    });
  }, [location, announce]);
}
