import { Status } from 'shared-kit/content/columns';
import { listDate } from 'shared-kit/rules/dates';
import type { SharedSpecial } from 'shared-kit/rules/models/sharedSpecial';
import { SHARED_SPECIAL_DETAIL_TITLES } from 'shared-kit/rules/options';
import { sharedState, STATE_LABELS } from 'shared-kit/rules/state';
import { Anchor } from 'shared-kit/ui/link/Anchor';
import type { Column } from 'shared-kit/ui/table/column';
import { EVERY_HOTEL, LIST } from './useSharedSpecials';

const detailsOf = ({ detailTitle }: SharedSpecial) =>
  SHARED_SPECIAL_DETAIL_TITLES.find(({ value }) => value === detailTitle)?.label ?? '--';

/** The listing's columns (document 2 §3.2): title, details, start, end, status. */
export const columnsFor = (now: number): Column<SharedSpecial>[] => [
  {
    key: 'title',
    header: 'Title',
    kind: 'title',
    cell: (row) => <Anchor href={`${LIST}/${row.id}/edit`}>{row.title}</Anchor>,
  },
  { key: 'details', header: 'Details', cell: detailsOf },
  { key: 'startDate', header: 'Start Date', kind: 'date', cell: (row) => listDate(row.startDate, EVERY_HOTEL.timezone) },
  {
    key: 'endDate',
    header: 'End Date',
    kind: 'date',
    cell: (row) => (row.eventEnds ? listDate(row.endDate, EVERY_HOTEL.timezone) : '--'),
  },
  {
    key: 'status',
    header: 'Status',
    kind: 'status',
    cell: (row) => (
      <Status published={row.published} stateText={row.archived ? 'Archived' : STATE_LABELS[sharedState(row, now)]} />
    ),
  },
];
