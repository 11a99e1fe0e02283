import type { ListTab, TabCounts } from './tabs';

/**
 * The counts of the tabs. The shown tab uses the count that came with its rows: counts and rows are separate requests, and differ
 * while one response is older.
 * @param list the response with the shown rows; undefined while a filter leaves out some rows
 */
export const countsWith = (
  counts: TabCounts,
  tab: ListTab,
  list?: { meta?: { count: number } | undefined; stale: boolean },
): TabCounts => (list?.meta && !list.stale ? { ...counts, [tab]: list.meta.count } : counts);
