import { endsOn, startsOn, status, titleColumn } from 'shared-kit/content/columns';
import { contentType } from 'shared-kit/content/contentType';
import { useKindInPath } from 'shared-kit/content/useKindInPath';
import type { accommodationModel } from 'shared-kit/rules/models/accommodation';
import { ACCOMMODATION_TYPES } from 'shared-kit/rules/options';
import { oneOf } from './words';

const types = ACCOMMODATION_TYPES.map((kind) => ({
  path: kind.path,
  type: contentType<typeof accommodationModel>({
    name: 'hotel-accommodation',
    resource: 'accommodation',
    api: 'accommodations',
    path: `accommodations/${kind.path}`,
    scope: { type: kind.value },
    labels: {
      one: oneOf(kind),
      many: kind.heading,
      live: `View Live ${kind.heading} Page`,
      clone: kind.label,
      remove: 'Accommodation',
    },
    liveLink: kind.liveUrl,
    titleKey: 'title',
    columns: [titleColumn('title'), startsOn(), endsOn(), status()],
    clones: true,
  }),
}));

/** The kind of accommodation that the address names: guest rooms, suites, accessible or misc (document 2 §2.5, OP-94). */
export const useAccommodation = () => useKindInPath('accommodations', types).type;
