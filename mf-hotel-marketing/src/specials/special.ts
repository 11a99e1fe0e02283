import { contentType } from 'shared-kit/content/contentType';
import type { Special, specialModel } from 'shared-kit/rules/models/special';

/** Hotel specials (document 2 §2.2). */
export const special = contentType<typeof specialModel, Special>({
  place: 'hotel',
  resource: 'special',
  api: 'specials',
  titleKey: 'title',
  labels: { singular: 'Special', plural: 'Specials' },
  liveLink: 'specialsUrl',
  sidebar: 20,
  clones: true,
});
