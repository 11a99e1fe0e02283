import { CALENDAR_NAME_REQUIRED } from '../validation/eventMessages';
import { name } from './kinds';
import { defineModel, type ItemOf } from './model';

/** A calendar of a hotel or a restaurant (document 2 §3.5, §5.2). */
export const calendarModel = defineModel({
  resource: 'calendar',
  collection: 'calendars',
  singular: 'calendar',
  plural: 'calendars',
  titleKey: 'name',
  fields: { name: name({ required: CALENDAR_NAME_REQUIRED }) },
});

/** A calendar as the API returns it. */
export type Calendar = ItemOf<typeof calendarModel>;
