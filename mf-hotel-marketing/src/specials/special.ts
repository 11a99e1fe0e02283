import { endsOn, startsOn, status, titleColumn } from 'shared-kit/content/columns';
import { contentType } from 'shared-kit/content/contentType';
import type { Special } from 'shared-kit/rules/entities';
import type { specialModel } from 'shared-kit/rules/models/special';

/** Hotel specials (document 2 §2.2). */
export const special = contentType<typeof specialModel, Special>({
  name: 'hotel-special',
  resource: 'special',
  api: 'specials',
  path: 'specials',
  labels: { one: 'Special', many: 'Specials', live: 'View Live Specials Page' },
  liveLink: 'specialsUrl',
  titleKey: 'title',
  columns: [titleColumn('title'), startsOn(), endsOn(), status()],
  clones: true,
});
