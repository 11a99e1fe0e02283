import { STATE_WORDS } from '../rules/state';
import type { TabCounts } from '../rules/tabs';
import type { useListAddress } from './useListAddress';

export type Narrowed = Pick<ReturnType<typeof useListAddress>, 'tab' | 'filter'> &
  Partial<Pick<ReturnType<typeof useListAddress>, 'state'>>;

export interface ListWords {
  /** 'tiled promos', within a sentence. */
  many: string;
  /** Where it is written otherwise of the whole list: 'Tiled Promos'. */
  all?: string | undefined;
  /** What is not archived. */
  first?: 'active' | 'current';
}

/**
 * What of a list is empty, and no more: what matches, the shown tab, or all of it.
 * @param counts of both tabs, without filter
 */
export function emptyTitle(
  { many, all = many, first = 'active' }: ListWords,
  { tab, filter, state }: Narrowed,
  counts: TabCounts,
): string {
  const shown = `${tab === 'archived' ? tab : first} ${many}`;
  const wanted = state && `${many} in the state ${STATE_WORDS[state]}`;
  if (filter) return `No ${wanted ?? shown} match “${filter}”.`;
  if (wanted) return `No ${wanted}.`;
  return tab === 'active' && counts.archived === 0 ? `There are no ${all}` : `No ${shown}.`;
}
