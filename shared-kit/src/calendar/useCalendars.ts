import { useResource } from 'shared-kit/api/resource';
import { PER_PAGE } from '../rules/limits';
import type { Calendar } from '../rules/models/calendar';

export const calendarsPath = (propertyId: string): string => `/properties/${propertyId}/calendars`;

/** All calendars of a property. */
export const useCalendars = (propertyId: string) =>
  useResource<Calendar>(calendarsPath(propertyId)).useList({ perPage: PER_PAGE.max });
