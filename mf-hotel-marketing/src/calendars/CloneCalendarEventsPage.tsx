/** /hotels/:hotelid/calendars/events/clone */
export { CloneEventsPage as default } from 'shared-kit/calendar/CloneEventsPage';
