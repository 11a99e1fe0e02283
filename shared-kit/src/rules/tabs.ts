/** A tab of a list page: its label, its word in `?list=`, and what it lists (decision OP-59). */
export interface ListTab {
  label: 'Active' | 'Current' | 'Archived';
  list: 'active' | 'current' | 'archived';
  archived: boolean;
}

const ARCHIVED: ListTab = { label: 'Archived', list: 'archived', archived: true };

/** Tabs of most lists, and of shared specials and the clone pages (decision OP-59). */
export const ACTIVE_TABS: readonly ListTab[] = [{ label: 'Active', list: 'active', archived: false }, ARCHIVED];
export const CURRENT_TABS: readonly ListTab[] = [{ label: 'Current', list: 'current', archived: false }, ARCHIVED];

/** Whether `?list=` names the archived tab; every other word and none is the first tab (decision OP-59). */
export function isArchivedTab(list: string | null | undefined): boolean {
  return list?.toLowerCase() === 'archived';
}

export type DashboardTab = 'grid-hotel' | 'grid' | 'list';
export const DASHBOARD_TABS: ReadonlyArray<{ tab: DashboardTab; label: string }> = [
  { tab: 'grid-hotel', label: 'Hotel Only' },
  { tab: 'grid', label: 'Grid' },
  { tab: 'list', label: 'List' },
];

/** The dashboard's tab: without one it is 'Hotel Only', or 'Grid' for who has restaurants alone (decision OP-04). */
export function dashboardTab(word: string | null | undefined, has: { hotels: boolean; restaurants: boolean }): DashboardTab {
  const named = DASHBOARD_TABS.find(({ tab }) => tab === word);
  return named?.tab ?? (!has.hotels && has.restaurants ? 'grid' : 'grid-hotel');
}
