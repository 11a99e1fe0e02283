import { listDate, listEndDate } from '../rules/dates';
import { LiveBadge } from '../ui/badge/LiveBadge';
import { StatusPill } from '../ui/badge/StatusPill';
import { Thumb } from '../ui/badge/Thumb';
import { Anchor } from '../ui/link/Anchor';
import styles from './content.module.css';
import { titleOf, type ContentColumn, type ContentItem, type ContentType } from './contentType';
import { onIntent } from './onIntent';

/** The wide first column: the item's picture, if its kind has pictures, its title as a link to its form, and the LIVE badge. */
export const titleColumn =
  <T extends ContentItem>(key: string, header = 'Title'): ContentColumn<T> =>
  ({ editHref, live, prefetch }) => ({
    key,
    header,
    kind: 'title',
    cell: (row) => (
      <>
        {row.images && <Thumb className={styles.picture} src={row.images[0]?.thumbUrl} alt="" />}
        <Anchor href={editHref(row.id)} {...onIntent(() => prefetch(row.id))}>
          {titleOf({ titleKey: key }, row)}
        </Anchor>
        {live.has(row.id) && <LiveBadge />}
      </>
    ),
  });

/** MM-DD-YYYY in the property's time zone (document 2 §2.6). */
export const startsOn =
  <T extends ContentItem>(): ContentColumn<T> =>
  ({ timeZone }) => ({ key: 'startsOn', header: 'Starts On', kind: 'date', cell: (row) => listDate(row.startsOn, timeZone) });

/** MM-DD-YYYY, or `--` when the item does not end (document 2 §2.6). */
export const endsOn =
  <T extends ContentItem>(): ContentColumn<T> =>
  ({ timeZone }) => ({ key: 'endsOn', header: 'Ends On', kind: 'date', cell: (row) => listEndDate(row, timeZone) });

/** Published or Unpublished, and the state in words beside it (OP-144). */
export const Status = ({ published, stateText }: { published: boolean; stateText: string }) => (
  <span className={styles.status}>
    <StatusPill on={published}>{published ? 'Published' : 'Unpublished'}</StatusPill>
    <span>{stateText}</span>
  </span>
);

/** Published or Unpublished (document 2 §2.6), and the state in words beside it (OP-144). */
export const status =
  <T extends ContentItem>(): ContentColumn<T> =>
  ({ stateTextOf }) => ({
    key: 'status',
    header: 'Status',
    kind: 'status',
    cell: (row) => <Status published={Boolean(row.published)} stateText={stateTextOf(row)} />,
  });

/** The columns of most lists: title, start, end and status (document 2 §2.6). */
export const usualColumns = <T extends ContentItem>({ titleKey }: ContentType<T>): ContentColumn<T>[] => [
  titleColumn(titleKey),
  startsOn(),
  endsOn(),
  status(),
];
