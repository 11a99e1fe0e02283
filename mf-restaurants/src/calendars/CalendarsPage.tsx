/** /restaurants/:restaurantId/calendars */
export { CalendarsPage as default } from 'shared-kit/calendar/CalendarsPage';
