import type { ReactNode } from 'react';
import { formatSize } from 'shared-kit/media/format';
import { formatNumber } from 'shared-kit/rules/formatNumber';
import { stampText } from 'shared-kit/rules/dates';
import type { RemoteRelease } from 'shared-kit/rules/releaseEntities';
import { LiveBadge } from 'shared-kit/ui/badge/LiveBadge';
import { StatusPill } from 'shared-kit/ui/badge/StatusPill';
import type { Column } from 'shared-kit/ui/table/Table';
import css from './releases.module.css';
import { formatLoadTime, formatState } from './releaseLabels';

/** Two lines of one cell: the main text, and a detail. */
const twoLines = (main: string, detail: ReactNode) => (
  <span className={css.pair}>
    {main}
    {detail && <small>{detail}</small>}
  </span>
);

/** When a version reached its current state; for one that is only uploaded, `since` says when it was last live. */
const changedOn = ({ state, at, since }: RemoteRelease) => (state === 'uploaded' ? at : (since ?? at));

/** Shows the day above the time and author: one line would need more room than a narrow table has. */
function changedCell(row: RemoteRelease) {
  const stamp = stampText(changedOn(row));
  const day = stamp.slice(0, stamp.lastIndexOf(', '));
  return twoLines(day, <span className={css.author}>{`${stamp.slice(day.length + 2)}, ${row.by?.name ?? 'the server'}`}</span>);
}

/** When and why the last trial of a version ended: `why` says why it was uploaded. */
const trialEndText = ({ on, by, why }: NonNullable<RemoteRelease['trialEnd']>) =>
  `Trial ended ${stampText(on)} by ${by?.name ?? 'the server'}${why ? `: ${why}` : ''}`;

/** The columns of a remote's versions. */
export const releaseColumns: Column<RemoteRelease>[] = [
  {
    key: 'release',
    header: 'Version',
    kind: 'title',
    cell: ({ release, why, trialEnd, bytes }) => (
      <span className={css.version}>
        <code>{release}</code>
        {why && <small>{why}</small>}
        {trialEnd && <small>{trialEndText(trialEnd)}</small>}
        <small>{formatSize(bytes)}</small>
      </span>
    ),
  },
  {
    key: 'state',
    header: 'State',
    kind: 'status',
    cell: (row) =>
      row.state === 'live' ? <LiveBadge /> : <StatusPill on={row.state === 'canary'}>{formatState(row)}</StatusPill>,
  },
  { key: 'changed', header: 'Changed', cell: changedCell },
  { key: 'loads', header: 'Loads', kind: 'number', cell: ({ loads }) => formatNumber(loads) },
  { key: 'failures', header: 'Failed Loads', kind: 'number', cell: ({ failures }) => formatNumber(failures) },
  { key: 'crashes', header: 'Crashes', kind: 'number', cell: ({ crashes }) => formatNumber(crashes) },
  {
    key: 'time',
    header: 'Load Time',
    kind: 'number',
    cell: ({ medianMs, p95Ms }) =>
      twoLines(formatLoadTime(medianMs), p95Ms === null ? null : `95%: ${formatLoadTime(p95Ms).replace(' ', '\u00a0')}`),
  },
];
