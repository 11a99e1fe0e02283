import { object } from 'yup';
import { calendarModel } from '../models/calendar';
import { rulesOf } from '../models/rulesOf';
import { requiredName } from './kinds';
import { REQUIRED_IN_MODAL } from './messages';

/** A new calendar in the panel's inline form (document 2 §5.2). */
export const calendarRules = rulesOf(calendarModel.fields);

/** A calendar in the Edit Calendar dialog, whose field is labelled Title (document 1 §5, decision OP-87). */
export const editCalendarRules = object({ name: requiredName(REQUIRED_IN_MODAL) });
