import type { Pages } from 'shared-kit/remote/pages';

/** Pages of this remote by the key that its routes name. */
export const pages: Pages = {
  restaurants: () => import('./restaurants/RestaurantsPage'),
  newRestaurant: () => import('./restaurants/NewRestaurantPage'),
  restaurantDashboard: () => import('./dashboard/RestaurantDashboardPage'),
  restaurantSettings: () => import('./settings/RestaurantSettingsPage'),
};
