import { useEffect, useState } from 'react';
import { useLocation } from 'shared-kit/router';
import type { ContentItem } from './contentType';
import { forgetSaved, lastSavedIn, rememberQuery } from './lastList';

/** How long a saved row stays marked, and how long a list waits for it. */
const MARKED_MS = 8_000;

interface Options {
  rows: readonly ContentItem[];
  /** Whether all rows are in the order that staff gave them, so that a new one is on the last page. */
  inOrder: boolean;
  page: number;
  totalPages: number | undefined;
  showPage: (page: number) => void;
}

/**
 * After a form has saved an item, its list shows the row: on the last page when it is new.
 * @param list the address of the list
 * @returns the id of the row to mark for a moment
 */
export function useSavedRow(list: string, { rows, inOrder, page, totalPages, showPage }: Options): string | undefined {
  const { search } = useLocation();
  useEffect(() => rememberQuery(list, search), [list, search]);

  const [saved, setSaved] = useState(() => lastSavedIn(list));
  useEffect(() => {
    if (!saved) return;
    const timer = setTimeout(() => setSaved(undefined), MARKED_MS);
    forgetSaved(list);
    return () => clearTimeout(timer);
  }, [saved, list]);

  const isShown = saved !== undefined && rows.some(({ id, version }) => id === saved.id && version >= saved.version);
  const isOnLaterPage = saved?.isNew && !isShown && inOrder && totalPages !== undefined && page < totalPages;
  useEffect(() => {
    if (isOnLaterPage) showPage(totalPages);
  });
  return isShown ? saved.id : undefined;
}
