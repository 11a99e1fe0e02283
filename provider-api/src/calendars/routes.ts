import { calendarRules } from 'shared-kit/rules/validation/calendar';
import type { ContentDefinition } from '../content/definition';
import { contentRoutes } from '../content/routes';
import type { App, Services } from '../http/app';
import { field } from '../http/schemas';
import { calendars } from './schema';

/** Calendars of hotels and restaurants (document 2 §3.5, §7.1): no fetch-one. Their events go with them (OP-87). */
export const calendarDefinition: ContentDefinition = {
  path: 'calendars',
  resource: 'calendar',
  one: 'calendar',
  many: 'calendars',
  table: calendars,
  body: { name: field.text },
  rules: calendarRules,
  textFilters: ['name'],
  lacks: ['one', 'sort'],
  clone: false,
};

/** Routes of calendars. */
export function calendarRoutes(app: App, services: Services): void {
  contentRoutes(app, services, calendarDefinition);
}
