import { accommodationRoutes } from './accommodations/routes';
import { alertRoutes } from './alerts/routes';
import { assetRoutes } from './assets/routes';
import { authRoutes } from './auth/routes';
import { backupRoutes } from './backup/routes';
import { calendarEventRoutes } from './calendar-events/routes';
import { calendarRoutes } from './calendars/routes';
import { deployTokenRoutes } from './deploy-tokens/routes';
import { eventRoutes } from './events/routes';
import { faqCategoryRoutes } from './faq-categories/routes';
import { faqRoutes } from './faqs/routes';
import { homePromoRoutes } from './home-promos/routes';
import { hoursRoutes } from './hours/routes';
import type { App, Services } from './http/app';
import { listRoutes } from './lists/routes';
import { liveRoutes } from './live/routes';
import { menuRoutes } from './menus/routes';
import { notificationRoutes } from './notifications/routes';
import { passwordRoutes } from './passwords/routes';
import { pressRoutes } from './presses/routes';
import { profileRoutes } from './profile/routes';
import { propertyRoutes } from './properties/routes';
import { regionRoutes } from './regions/routes';
import { reportRoutes } from './releases/reportRoutes';
import { releaseRoutes } from './releases/routes';
import { securityLogRoutes } from './security-log/routes';
import { secondFactorRoutes } from './second-factor/routes';
import { userSecondFactorRoutes } from './second-factor/userRoutes';
import { sharedSpecialRoutes } from './shared-specials/routes';
import { specialRoutes } from './specials/routes';
import { tagRoutes } from './tags/routes';
import { tiledPromoRoutes } from './tiled-promos/routes';
import { tokenRoutes } from './tokens/routes';
import { userRoutes } from './users/routes';

const RESOURCES: ((app: App, services: Services) => void | Promise<void>)[] = [
  authRoutes,
  profileRoutes,
  passwordRoutes,
  userRoutes,
  secondFactorRoutes,
  userSecondFactorRoutes,
  propertyRoutes,
  regionRoutes,
  specialRoutes,
  tiledPromoRoutes,
  accommodationRoutes,
  faqCategoryRoutes,
  faqRoutes,
  homePromoRoutes,
  listRoutes,
  eventRoutes,
  pressRoutes,
  menuRoutes,
  hoursRoutes,
  liveRoutes,
  calendarRoutes,
  calendarEventRoutes,
  assetRoutes,
  tagRoutes,
  sharedSpecialRoutes,
  alertRoutes,
  tokenRoutes,
  notificationRoutes,
  reportRoutes,
  releaseRoutes,
  deployTokenRoutes,
  backupRoutes,
  securityLogRoutes,
];

/** Every resource of the API. A new one is one line here. */
export async function resourceRoutes(app: App, services: Services): Promise<void> {
  for (const register of RESOURCES) await register(app, services);
}
