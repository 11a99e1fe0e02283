import { status, titleColumn } from 'shared-kit/content/columns';
import { contentType, type ContentColumn } from 'shared-kit/content/contentType';
import { plainListDate } from 'shared-kit/rules/dates';
import type { Press } from 'shared-kit/rules/entities';
import type { pressModel } from 'shared-kit/rules/models/press';
import { displaysOnHome } from '../displaysOnHome';

const date: ContentColumn<Press> = () => ({
  key: 'publishDate',
  header: 'Date',
  kind: 'date',
  cell: (row) => plainListDate(row.publishDate),
});
const publisher: ContentColumn<Press> = () => ({
  key: 'publisher',
  header: 'Publisher',
  cell: (row) => row.publisher ?? '',
});

/** A restaurant's press; it has no window, and so no LIVE badge (document 3 §2, OP-110). */
export const press = contentType<typeof pressModel, Press>({
  name: 'restaurant-press',
  resource: 'press',
  api: 'presses',
  path: 'press',
  labels: { one: 'Press', many: 'Press', live: 'View Live Press Page' },
  liveLink: 'pressUrl',
  titleKey: 'title',
  columns: [date, titleColumn('title'), publisher, displaysOnHome(), status()],
});
