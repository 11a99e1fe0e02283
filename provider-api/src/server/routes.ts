import { alertRoutes } from '../resources/alerts/routes';
import { assetRoutes } from '../resources/assets/routes';
import { authRoutes } from '../access/auth/routes';
import { backupRoutes } from './backup/routes';
import { draftRoutes } from '../access/drafts/routes';
import { deployTokenRoutes } from '../access/deploy-tokens/routes';
import { activityRoutes } from '../resources/history/activityRoutes';
import { binRoutes } from '../resources/history/binRoutes';
import { hoursRoutes } from '../resources/hours/routes';
import type { ContentServices } from '../content/services';
import type { App } from '../http/app';
import { liveRoutes } from '../resources/live/routes';
import { notificationRoutes } from '../resources/notifications/routes';
import { passwordRoutes } from '../access/passwords/routes';
import { profileRoutes } from '../access/profile/routes';
import { presenceRoutes } from '../resources/presence/routes';
import { privacyRoutes } from '../resources/privacy/routes';
import { propertyRoutes } from '../resources/properties/routes';
import { regionRoutes } from '../resources/regions/routes';
import { reportRoutes } from '../resources/releases/reportRoutes';
import { releaseRoutes } from '../resources/releases/routes';
import { securityLogRoutes } from '../access/security-log/routes';
import { secondFactorRoutes } from '../access/second-factor/routes';
import { userSecondFactorRoutes } from '../access/second-factor/userRoutes';
import { sharedSpecialRoutes } from '../resources/shared-specials/routes';
import { tagRoutes } from '../resources/tags/routes';
import { tokenRoutes } from '../access/tokens/routes';
import { userRoutes } from '../access/users/routes';
import { contentRoutes } from '../content/routes';
import { contentTypes } from './contentTypes';

const RESOURCES: ((app: App, services: ContentServices) => void | Promise<void>)[] = [
  authRoutes,
  profileRoutes,
  draftRoutes,
  passwordRoutes,
  userRoutes,
  privacyRoutes,
  secondFactorRoutes,
  userSecondFactorRoutes,
  propertyRoutes,
  regionRoutes,
  hoursRoutes,
  liveRoutes,
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
  binRoutes,
  activityRoutes,
  presenceRoutes,
];

/** Every resource of the API. A new one is one line here, a new content type one in `contentTypes`. */
export async function resourceRoutes(app: App, services: ContentServices): Promise<void> {
  for (const definition of contentTypes) contentRoutes(app, services, definition);
  for (const register of RESOURCES) await register(app, services);
}
