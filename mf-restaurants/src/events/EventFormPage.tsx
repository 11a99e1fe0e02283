import { FormPage } from 'shared-kit/content/FormPage';
import { event } from './event';
import { eventForm } from './eventForm';

/** /restaurants/:restaurantId/events/new and /restaurants/:restaurantId/events/:id/edit */
export default function EventFormPage() {
  return <FormPage type={event} form={eventForm} />;
}
