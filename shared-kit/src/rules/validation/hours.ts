import { object } from 'yup';
import { WEEKDAYS } from '../calendarOptions';
import { choice, flag, group, listOf, name, richText, text, whole } from './kinds';

/** Opening hours; meal types and hours may be custom texts (document 3 §3, decision OP-106). */
export const hoursRules = object({
  published: flag(),
  message: richText(),
  messagePublished: flag(),
  timeSlots: listOf(
    group({
      mealType: name(),
      daysStart: choice(WEEKDAYS),
      daysEnd: choice(WEEKDAYS),
      hoursStart: text(),
      hoursEnd: text(),
      sortIndex: whole(),
    }),
  ),
});
