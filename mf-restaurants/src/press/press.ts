import { contentType } from 'shared-kit/content/contentType';
import type { Press, pressModel } from 'shared-kit/rules/models/press';

/** A restaurant's press items; they have no publication window, and so no LIVE badge (document 3 §2, OP-110). */
export const press = contentType<typeof pressModel, Press>({
  place: 'restaurant',
  resource: 'press',
  api: 'presses',
  path: 'press',
  titleKey: 'title',
  undated: true,
  labels: { singular: 'Press', plural: 'Press', item: 'press item', items: 'press items' },
  liveLink: 'pressUrl',
  sidebar: 40,
});
