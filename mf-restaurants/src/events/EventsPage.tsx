import { endsOn, startsOn, status, titleColumn } from 'shared-kit/content/columns';
import { ListPage } from 'shared-kit/content/ListPage';
import { displaysOnHome } from '../displaysOnHome';
import { event } from './event';

const COLUMNS = [titleColumn('title'), startsOn(), endsOn(), displaysOnHome(), status()];

/** /restaurants/:restaurantId/events */
export default function EventsPage() {
  return <ListPage type={event} columns={COLUMNS} />;
}
