import type { ListTab, TabCounts } from './tabs';

/**
 * The counts of the tabs. Of the shown one the rows' own answer decides: counts and rows are asked for apart, and differ for as long as one
 * answer is older.
 * @param list the shown rows' answer; undefined while a filter leaves some of them out
 */
export const countsWith = (
  counts: TabCounts,
  tab: ListTab,
  list?: { meta?: { count: number } | undefined; stale: boolean },
): TabCounts => (list?.meta && !list.stale ? { ...counts, [tab]: list.meta.count } : counts);
