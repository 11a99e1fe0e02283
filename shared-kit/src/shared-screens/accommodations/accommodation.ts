import { contentType } from 'shared-kit/content/contentType';
import type { accommodationModel } from 'shared-kit/rules/models/accommodation';
import { ACCOMMODATION_TYPES } from 'shared-kit/rules/itemTypes';

/** The place of all accommodations in the sidebar. */
export const SIDEBAR = 50;

/** The four kinds of accommodation: guest rooms, suites, accessible and misc (document 2 §2.5, OP-94). */
export const accommodations = ACCOMMODATION_TYPES.map((kind, index) =>
  contentType<typeof accommodationModel>({
    place: 'hotel',
    resource: 'accommodation',
    api: 'accommodations',
    path: `accommodations/${kind.path}`,
    scope: { type: kind.value },
    titleKey: 'title',
    labels: {
      // 'Guest Room Accommodation'
      singular: kind.heading.replace(/s$/, ''),
      plural: kind.heading,
      menu: kind.label,
      clone: kind.label,
      remove: 'Accommodation',
    },
    liveLink: kind.liveUrl,
    sidebar: SIDEBAR + index + 1,
    clones: true,
  }),
);
