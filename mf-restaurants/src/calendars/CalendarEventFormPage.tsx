/** /restaurants/:restaurantId/calendars/events/new and /calendars/events/:id/edit */
export { EventFormPage as default } from 'shared-kit/calendar/EventFormPage';
