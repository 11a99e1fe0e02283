import { useProperties } from 'shared-kit/api/property';
import { useSearchParams } from 'shared-kit/router';
import type { PropertyType } from 'shared-kit/rules/entities';
import { PER_PAGE } from 'shared-kit/rules/limits';
import { dashboardTab, type DashboardTab } from 'shared-kit/rules/tabs';

/** The tab in the address; 'Hotel Only' without one, or 'Grid' for people who have only restaurants (OP-04). */
export function useDashboardTab(): DashboardTab {
  const [params] = useSearchParams();
  const tab = params.get('tab');
  const api = useProperties();
  const countQuery = (type: PropertyType) => ({ type, archived: false, perPage: PER_PAGE.count });
  const hotelCount = api.useList(countQuery('hotel'), tab === null).meta?.count;
  const restaurantCount = api.useList(countQuery('restaurant'), tab === null && hotelCount === 0).meta?.count;
  return dashboardTab(tab, { hotels: hotelCount !== 0, restaurants: (restaurantCount ?? 0) > 0 });
}
