/** /hotels/:hotelid/calendars */
export { CalendarsPage as default } from 'shared-kit/calendar/CalendarsPage';
