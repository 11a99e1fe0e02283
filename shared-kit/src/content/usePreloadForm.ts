import { useCallback, useContext, useEffect } from 'react';
import { PreloadPage } from '../remote/preloadPage';
import { pageKeys } from './contentRoutes';

/** How long a list is shown before the code of its form is fetched. */
const DELAY_MS = 2_000;

/** People in data-saving mode load only what they open. */
const savesData = () => Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);

/**
 * What a list loads before a row is opened: the form's code after a while, and the item when its link is hovered or focused.
 * @param isShown whether the rows have been loaded
 * @returns what to call for a row that is likely to be opened
 */
export function usePreloadForm(resource: string, prefetchItem: (id: string) => void, isShown: boolean): (id: string) => void {
  const preloadPage = useContext(PreloadPage);
  const { form } = pageKeys(resource);
  useEffect(() => {
    if (!isShown || savesData()) return undefined;
    const timer = setTimeout(() => preloadPage(form), DELAY_MS);
    return () => clearTimeout(timer);
  }, [isShown, preloadPage, form]);
  return useCallback(
    (id) => {
      preloadPage(form);
      prefetchItem(id);
    },
    [preloadPage, form, prefetchItem],
  );
}
