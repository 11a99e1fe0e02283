import { displaysOnHome } from '../displaysOnHome';
import { endsOn, startsOn, status, titleColumn } from 'shared-kit/content/columns';
import { contentType } from 'shared-kit/content/contentType';
import type { restaurantEventModel } from 'shared-kit/rules/models/restaurantEvent';

/** A restaurant's events (document 3 §2). */
export const event = contentType<typeof restaurantEventModel>({
  name: 'restaurant-event',
  resource: 'event',
  api: 'events',
  path: 'events',
  labels: { one: 'Event', many: 'Events', live: 'View Live Events Page' },
  liveLink: 'eventsUrl',
  titleKey: 'title',
  columns: [titleColumn('title'), startsOn(), endsOn(), displaysOnHome(), status()],
});
