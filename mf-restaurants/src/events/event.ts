import { contentType } from 'shared-kit/content/contentType';
import type { restaurantEventModel } from 'shared-kit/rules/models/restaurantEvent';

/** A restaurant's events (document 3 §2). */
export const event = contentType<typeof restaurantEventModel>({
  place: 'restaurant',
  resource: 'event',
  api: 'events',
  titleKey: 'title',
  labels: { singular: 'Event', plural: 'Events' },
  liveLink: 'eventsUrl',
  sidebar: 20,
});
