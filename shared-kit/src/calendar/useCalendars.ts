import { useResource } from 'shared-kit/api/resource';
import { PER_PAGE } from '../rules/limits';
import type { Calendar } from '../rules/models/calendar';
import type { CalendarEvent } from '../rules/models/calendarEvent';

/** The API's collection of the calendars of a property. */
export const calendarsPath = (propertyId: string): string => `/properties/${propertyId}/calendars`;

/** The API's collection of the events of a property. */
export const eventsPath = (propertyId: string): string => `/properties/${propertyId}/calendar-events`;

/** The events of a property, as a resource. */
export const useEvents = (propertyId: string) => useResource<CalendarEvent>(eventsPath(propertyId));

/** All calendars of a property. */
export const useCalendars = (propertyId: string) =>
  useResource<Calendar>(calendarsPath(propertyId)).useList({ perPage: PER_PAGE.max });
