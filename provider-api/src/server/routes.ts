import { accommodationRoutes } from '../resources/accommodations/routes';
import { alertRoutes } from '../resources/alerts/routes';
import { assetRoutes } from '../resources/assets/routes';
import { authRoutes } from '../access/auth/routes';
import { backupRoutes } from './backup/routes';
import { calendarEventRoutes } from '../resources/calendar-events/routes';
import { calendarRoutes } from '../resources/calendars/routes';
import { deployTokenRoutes } from '../access/deploy-tokens/routes';
import { eventRoutes } from '../resources/events/routes';
import { faqCategoryRoutes } from '../resources/faq-categories/routes';
import { faqRoutes } from '../resources/faqs/routes';
import { homePromoRoutes } from '../resources/home-promos/routes';
import { hoursRoutes } from '../resources/hours/routes';
import type { ContentServices } from '../content/services';
import type { App } from '../http/app';
import { listRoutes } from '../resources/lists/routes';
import { liveRoutes } from '../resources/live/routes';
import { menuRoutes } from '../resources/menus/routes';
import { notificationRoutes } from '../resources/notifications/routes';
import { passwordRoutes } from '../access/passwords/routes';
import { pressRoutes } from '../resources/presses/routes';
import { profileRoutes } from '../access/profile/routes';
import { propertyRoutes } from '../resources/properties/routes';
import { regionRoutes } from '../resources/regions/routes';
import { reportRoutes } from '../resources/releases/reportRoutes';
import { releaseRoutes } from '../resources/releases/routes';
import { securityLogRoutes } from '../access/security-log/routes';
import { secondFactorRoutes } from '../access/second-factor/routes';
import { userSecondFactorRoutes } from '../access/second-factor/userRoutes';
import { sharedSpecialRoutes } from '../resources/shared-specials/routes';
import { specialRoutes } from '../resources/specials/routes';
import { tagRoutes } from '../resources/tags/routes';
import { tiledPromoRoutes } from '../resources/tiled-promos/routes';
import { tokenRoutes } from '../access/tokens/routes';
import { userRoutes } from '../access/users/routes';

const RESOURCES: ((app: App, services: ContentServices) => void | Promise<void>)[] = [
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
export async function resourceRoutes(app: App, services: ContentServices): Promise<void> {
  for (const register of RESOURCES) await register(app, services);
}
