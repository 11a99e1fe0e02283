import { useAtomValue } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { useEffect } from 'react';
import { pageTitle } from '../rules/branding';
import { shellStore } from './store';

const titleAtom = atom('');

/**
 * Sets the document's title, `{page} | {short name}` (document 1 §1, OP-01).
 * @param page name of the page; an empty one leaves only the short name
 */
export function setPageTitle(page: string): void {
  shellStore.set(titleAtom, page);
  document.title = pageTitle(page);
}

/**
 * Names the page while the calling component is shown, in place of the route's own title.
 * @param title page name; undefined while it is loading (a hotel's name on its way)
 */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) setPageTitle(title);
  }, [title]);
}

/** @returns the page's name as set last; renders again on every change */
export const useCurrentPageTitle = (): string => useAtomValue(titleAtom, { store: shellStore });
