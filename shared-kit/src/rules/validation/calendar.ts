import { object } from 'yup';
import { requiredName } from './kinds';
import { CALENDAR_NAME_REQUIRED, REQUIRED_IN_MODAL } from './messages';

/** A new calendar in the panel's inline form (document 2 §5.2). */
export const calendarRules = object({ name: requiredName(CALENDAR_NAME_REQUIRED) });

/** A calendar in the Edit Calendar dialog, whose field is labelled Title (document 1 §5, decision OP-87). */
export const editCalendarRules = object({ name: requiredName(REQUIRED_IN_MODAL) });
