import { status, titleColumn } from 'shared-kit/content/columns';
import type { ContentColumn } from 'shared-kit/content/contentType';
import { ListPage } from 'shared-kit/content/ListPage';
import { plainListDate } from 'shared-kit/rules/dates';
import type { Press } from 'shared-kit/rules/models/press';
import { displaysOnHome } from '../displaysOnHome';
import { press } from './press';

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

const COLUMNS = [date, titleColumn<Press>('title'), publisher, displaysOnHome<Press>(), status<Press>()];

/** /restaurants/:restaurantId/press */
export default function PressPage() {
  return <ListPage type={press} columns={COLUMNS} />;
}
