import { accommodationRoutes as routesOf } from 'shared-kit/shared-screens/accommodations/routes';

/** Accessible and misc accommodations (document 3 §2). */
export const accommodationRoutes = routesOf(['accessible', 'misc']);
