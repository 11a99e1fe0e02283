import { STATE_LABELS } from '../rules/state';
import type { TabCounts } from '../rules/tabs';
import type { useListAddress } from './useListAddress';

/** What narrows a list down. */
export type ListFilter = Pick<ReturnType<typeof useListAddress>, 'tab' | 'filter'> &
  Partial<Pick<ReturnType<typeof useListAddress>, 'state'>>;

export interface ListLabels {
  /** Inside a sentence: 'tiled promos'. */
  plural: string;
  /** For the whole list, if it is written differently: 'Tiled Promos'. */
  all?: string | undefined;
  /** What the tab of items that are not archived is called. */
  first?: 'active' | 'current';
}

/**
 * Says exactly what is empty: the matches of a filter, the shown tab, or the whole list.
 * @param counts of both tabs, without a filter
 */
export function emptyTitle(
  { plural, all = plural, first = 'active' }: ListLabels,
  { tab, filter, state }: ListFilter,
  counts: TabCounts,
): string {
  const inTab = `${tab === 'archived' ? tab : first} ${plural}`;
  const inState = state && `${plural} in the state ${STATE_LABELS[state]}`;
  if (filter) return `No ${inState ?? inTab} match “${filter}”`;
  if (inState) return `No ${inState}`;
  return tab === 'active' && counts.archived === 0 ? `There are no ${all}` : `No ${inTab}`;
}
