import { contentType } from 'shared-kit/content/contentType';
import type { listModel } from 'shared-kit/rules/models/list';

/** Lists: blocks of content that chosen pages show (document 3 §2). */
export const list = contentType<typeof listModel>({
  place: 'hotel',
  resource: 'list',
  api: 'lists',
  titleKey: 'title',
  labels: { singular: 'List', plural: 'Lists' },
  liveLink: 'listsUrl',
  sidebar: 90,
  clones: true,
});
