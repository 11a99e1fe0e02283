import { contentPages } from 'shared-kit/content/contentPages';
import type { Pages } from 'shared-kit/remote/pages';
import { content } from './content';

/** Pages of this remote by the key that its routes name. */
export const pages: Pages = {
  ...contentPages(content),
  hotelDashboard: () => import('./dashboard/HotelDashboardPage'),
  hotelSettings: () => import('shared-kit/shared-screens/property-form/PropertySettingsPage'),
};
