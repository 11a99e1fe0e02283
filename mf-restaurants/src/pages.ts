import type { Pages } from 'shared-kit/remote/pages';

/** Pages of this remote by the key that its routes name. */
export const pages: Pages = {
  restaurants: () => import('./restaurants/RestaurantsPage'),
  newRestaurant: () => import('./restaurants/NewRestaurantPage'),
  restaurantDashboard: () => import('./dashboard/RestaurantDashboardPage'),
  restaurantSettings: () => import('./settings/RestaurantSettingsPage'),
  events: () => import('./events/EventsPage'),
  eventForm: () => import('./events/EventFormPage'),
  hours: () => import('./hours/HoursPage'),
  press: () => import('./press/PressPage'),
  pressForm: () => import('./press/PressFormPage'),
  menus: () => import('./menu/MenusPage'),
  menuForm: () => import('./menu/MenuFormPage'),
  calendars: () => import('./calendars/CalendarsPage'),
  calendarEventForm: () => import('./calendars/CalendarEventFormPage'),
  cloneCalendarEvents: () => import('./calendars/CloneCalendarEventsPage'),
};
