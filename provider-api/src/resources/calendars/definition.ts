import { calendarModel } from 'shared-kit/rules/models/calendar';
import { definitionOf } from '../../content/definitionOf';
import { calendars } from './schema';

/** Calendars of hotels and restaurants (document 2 §3.5, §7.1): no fetch-one. Their events are deleted with them (OP-87). */
export const calendarDefinition = definitionOf(calendarModel, {
  table: calendars,
  lacks: ['one', 'sort'],
  hasUniqueName: true,
});
