import type { Pages } from 'shared-kit/remote/pages';
import { accommodationPages } from 'shared-kit/shared-screens/accommodations/pages';

/** Pages of this remote by the key that its routes name. */
export const pages: Pages = {
  specials: () => import('./specials/SpecialsPage'),
  specialForm: () => import('./specials/SpecialFormPage'),
  cloneSpecials: () => import('./specials/CloneSpecialsPage'),
  sharedSpecials: () => import('./shared-specials/SharedSpecialsPage'),
  sharedSpecialForm: () => import('./shared-specials/SharedSpecialFormPage'),
  tiledPromos: () => import('./tiled-promos/TiledPromosPage'),
  tiledPromoForm: () => import('./tiled-promos/TiledPromoFormPage'),
  cloneTiledPromos: () => import('./tiled-promos/CloneTiledPromosPage'),
  ...accommodationPages,
  calendars: () => import('./calendars/CalendarsPage'),
  calendarEventForm: () => import('./calendars/CalendarEventFormPage'),
  cloneCalendarEvents: () => import('./calendars/CloneCalendarEventsPage'),
};
