import type { Pages } from 'shared-kit/remote/pages';
import { newPropertyPage } from 'shared-kit/shared-screens/property-form/pages';

/** Pages of this remote by the key that its routes name. */
export const pages: Pages = {
  dashboard: () => import('./dashboard/DashboardPage'),
  hotels: () => import('./hotels/HotelsPage'),
  newHotel: newPropertyPage('hotel'),
  alertAssignments: () => import('./alerts/AlertAssignmentsPage'),
  alertListings: () => import('./alerts/AlertListingsPage'),
  alertForm: () => import('./alerts/AlertFormPage'),
  regions: () => import('./regions/RegionsPage'),
  regionForm: () => import('./regions/RegionFormPage'),
  media: () => import('./media/MediaPage'),
  asset: () => import('./media/AssetPage'),
  users: () => import('./users/UsersPage'),
  newUser: () => import('./users/NewUserPage'),
  editUser: () => import('./users/EditUserPage'),
  profile: () => import('./profile/ProfilePage'),
  notifications: () => import('./notifications/NotificationsPage'),
  tokens: () => import('./tokens/TokensPage'),
  newToken: () => import('./tokens/NewTokenPage'),
  releases: () => import('./releases/ReleasesPage'),
  securityLog: () => import('./security-log/SecurityLogPage'),
  activity: () => import('./activity/ActivityPage'),
  bin: () => import('./bin/BinPage'),
  deployTokens: () => import('./deploy-tokens/DeployTokensPage'),
};
