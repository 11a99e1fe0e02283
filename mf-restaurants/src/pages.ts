import { calendarPages } from 'shared-kit/calendar/routes';
import { contentPages } from 'shared-kit/content/contentPages';
import type { Pages } from 'shared-kit/remote/pages';
import { newPropertyPage } from 'shared-kit/shared-screens/property-form/pages';
import { content } from './content';

/** Pages of this remote by the key that its routes name. */
export const pages: Pages = {
  ...contentPages(content),
  ...calendarPages,
  restaurants: () => import('./restaurants/RestaurantsPage'),
  newRestaurant: newPropertyPage('restaurant'),
  restaurantDashboard: () => import('./dashboard/RestaurantDashboardPage'),
  restaurantSettings: () => import('shared-kit/shared-screens/property-form/PropertySettingsPage'),
  hours: () => import('./hours/HoursPage'),
};
