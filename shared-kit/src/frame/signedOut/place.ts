import { useSyncExternalStore } from 'react';
import { getSession } from '../../session';

/**
 * State that a signed-out page passes to the next one. It is kept in the history entry where the router keeps its state (`usr`),
 * so that it survives a reload.
 */
export interface PlaceState {
  /** Path to return to after sign-in (document 1 §2, Guards). */
  origin?: string | undefined;
  /** The person who alone returns there; anybody by default. */
  originOf?: string | undefined;
  /** A sentence to show on arrival: what was done. */
  notice?: string;
  /** A sentence to show on arrival: what is wrong. */
  problem?: string;
}

const CHANGED = 'innkeeper:place';

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  window.addEventListener(CHANGED, listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener(CHANGED, listener);
  };
}

/** @returns the path of the address; renders again when it changes. The signed-out pages need no router for more. */
export const usePath = (): string => useSyncExternalStore(subscribe, () => window.location.pathname);

/** @returns what the previous page left in the history entry */
export function placeState(): PlaceState {
  return (window.history.state as { usr?: PlaceState } | null)?.usr ?? {};
}

/**
 * Shows another signed-out page without loading the document again.
 * @param path path with query
 * @param state what to leave for that page
 * @param replace true when going back must not return to the present page
 */
export function goTo(path: string, state: PlaceState = {}, replace = false): void {
  window.history[replace ? 'replaceState' : 'pushState']({ usr: state }, '', path);
  window.dispatchEvent(new Event(CHANGED));
  window.scrollTo(0, 0);
}

/** After sign-in: back to the remembered origin, if there is one (document 1 §2, Screens). */
export function goToOrigin(): void {
  const { origin, originOf } = placeState();
  const own = originOf === undefined || originOf === getSession().profile?.id;
  // Only a path of this site: '//host' would lead to another one.
  if (own && origin?.startsWith('/') && !origin.startsWith('//')) window.history.replaceState(null, '', origin);
  // The site's own history may have been made while the person was still typing.
  window.dispatchEvent(new PopStateEvent('popstate'));
}
