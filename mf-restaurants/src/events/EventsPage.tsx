import { ListPage } from 'shared-kit/content/ListPage';
import { event } from './event';

/** /restaurants/:restaurantId/events */
export default function EventsPage() {
  return <ListPage type={event} />;
}
