import type { ListTab, TabCounts } from './tabs';

/**
 * The counts of the tabs. The shown tab uses the count that came with its rows: counts and rows are separate requests, and differ for as long as one
 * answer is older.
 * @param list the shown rows' answer; undefined while a filter leaves some of them out
 */
export const countsWith = (
  counts: TabCounts,
  tab: ListTab,
  list?: { meta?: { count: number } | undefined; stale: boolean },
): TabCounts => (list?.meta && !list.stale ? { ...counts, [tab]: list.meta.count } : counts);
