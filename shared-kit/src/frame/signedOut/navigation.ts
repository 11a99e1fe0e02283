import { useLayoutEffect, useSyncExternalStore } from 'react';
import { visit } from '../../router/visit';
import { getSession, useSession } from '../../session';
import { changeAddress } from '../../ui/changeAddress';

/**
 * State that a signed-out page passes to the next one. It is kept in the history entry where the router keeps its state (`usr`),
 * so that it survives a reload.
 */
export interface PageState {
  /** Path to return to after sign-in (document 1 §2, Guards). */
  origin?: string | undefined;
  /** The only person who returns there; anybody by default. */
  originOf?: string | undefined;
  /** A sentence to show on arrival: what was done. */
  notice?: string;
  /** A sentence to show on arrival: what is wrong. */
  problem?: string;
}

const CHANGE_EVENT = 'innkeeper:place';

function subscribe(listener: () => void): () => void {
  const controller = new AbortController();
  for (const name of ['popstate', CHANGE_EVENT]) window.addEventListener(name, listener, { signal: controller.signal });
  return () => controller.abort();
}

/** @returns the path of the address; renders again when it changes. The signed-out pages need nothing more of a router. */
export const usePath = (): string => useSyncExternalStore(subscribe, () => window.location.pathname);

/** @returns what the previous page left in the history entry */
export function pageState(): PageState {
  return (window.history.state as { usr?: PageState } | null)?.usr ?? {};
}

function announceChange(): void {
  window.dispatchEvent(new Event(CHANGE_EVENT));
  window.scrollTo(0, 0);
}

/**
 * Shows another signed-out page without loading the document again.
 * @param path path with query
 * @param state what to leave for that page
 */
export function goTo(path: string, state: PageState): void {
  changeAddress('pushState', { usr: state }, path);
  announceChange();
}

/** Like `goTo`, but replaces the current page: going back does not return to it. */
export function replaceWith(path: string, state: PageState = {}): void {
  changeAddress('replaceState', { usr: state }, path);
  announceChange();
}

/** Back to the remembered origin, if there is one (document 1 §2, Screens). */
function goToOrigin(): void {
  const { origin, originOf, notice, problem } = pageState();
  const isOwnOrigin = originOf === undefined || originOf === getSession().profile?.id;
  // Only a path of this site: '//host' would lead to another one.
  if (isOwnOrigin && origin?.startsWith('/') && !origin.startsWith('//')) changeAddress('replaceState', null, origin);
  // Otherwise Sign In would show it again instead of why the session ended.
  else if (notice ?? problem) changeAddress('replaceState', null);
  // The router's history may have been created while the person was still typing.
  window.dispatchEvent(new PopStateEvent('popstate'));
}

/** After sign-in: back to the remembered origin, before the site reads the address; the page there counts as navigated to. */
export function useOrigin(): void {
  const { status } = useSession();
  useLayoutEffect(() => {
    if (status === 'signedIn') goToOrigin();
    return () => {
      // A page that is opened with a token signs in by itself: nobody navigated.
      if (status !== 'starting') visit.isAtFirstPage = false;
    };
  }, [status]);
}
