/** The exact messages of the documents for calendars and events, in a file of their own, so that only their forms load them. */
export const CUSTOM_TIME_LENGTH = 'Character count exceeded 30!';
export const CALENDAR_NAME_REQUIRED = 'Calendar name is required!';
export const REPEAT_DAY_REQUIRED = 'Please choose a day to repeat on.';
export const REPEAT_END_FIRST = 'Must not be before the start of the event';
export const REPEAT_NEVER = 'None of the chosen days comes before this date';
export const CTA_TITLE_REQUIRED = 'CTA title is required if Other is selected';
