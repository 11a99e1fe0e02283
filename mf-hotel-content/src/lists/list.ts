import { endsOn, startsOn, status, titleColumn } from 'shared-kit/content/columns';
import { contentType } from 'shared-kit/content/contentType';
import type { listModel } from 'shared-kit/rules/models/list';

/** Lists: blocks of content that chosen pages show (document 3 §2). */
export const list = contentType<typeof listModel>({
  name: 'hotel-list',
  resource: 'list',
  api: 'lists',
  path: 'lists',
  labels: { one: 'List', many: 'Lists', live: 'View Live Lists Page' },
  liveLink: 'listsUrl',
  titleKey: 'title',
  columns: [titleColumn('title'), startsOn(), endsOn(), status()],
  clones: true,
});
