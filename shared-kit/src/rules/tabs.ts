export type ListTab = 'active' | 'archived';

/** The number of items in each tab; undefined while it is loading. */
export type TabCounts = Record<ListTab, number | undefined>;

/**
 * The two tabs of a list.
 * @param first the label of the first tab, which differs on shared specials and the clone pages (decision OP-59)
 */
export const listTabs = (
  counts: TabCounts,
  first: 'Active' | 'Current' = 'Active',
): { key: ListTab; label: string; count: number | undefined }[] => [
  { key: 'active', label: first, count: counts.active },
  { key: 'archived', label: 'Archived', count: counts.archived },
];

/** Whether `?list=` names the archived tab; anything else, or nothing, means the first tab (decision OP-59). */
export function isArchivedTab(list: string | null | undefined): boolean {
  return list?.toLowerCase() === 'archived';
}

export type DashboardTab = 'grid-hotel' | 'grid' | 'list';
export const DASHBOARD_TABS: ReadonlyArray<{ tab: DashboardTab; label: string }> = [
  { tab: 'grid-hotel', label: 'Hotel Only' },
  { tab: 'grid', label: 'Grid' },
  { tab: 'list', label: 'List' },
];

/** The dashboard's tab: without one it is 'Hotel Only', or 'Grid' for people with only restaurants (decision OP-04). */
export function dashboardTab(
  requested: string | null | undefined,
  readable: { hotels: boolean; restaurants: boolean },
): DashboardTab {
  const known = DASHBOARD_TABS.find(({ tab }) => tab === requested);
  return known?.tab ?? (!readable.hotels && readable.restaurants ? 'grid' : 'grid-hotel');
}
