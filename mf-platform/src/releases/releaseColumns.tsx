import { sizeWords } from 'shared-kit/media/words';
import { stampText } from 'shared-kit/rules/dates';
import type { RemoteRelease } from 'shared-kit/rules/releaseEntities';
import { LiveBadge } from 'shared-kit/ui/badge/LiveBadge';
import { StatusPill } from 'shared-kit/ui/badge/StatusPill';
import type { Column } from 'shared-kit/ui/table/Table';
import css from './releases.module.css';
import { loadWords, stateWords } from './releaseWords';

const count = (value: number) => value.toLocaleString('en-US');

/** The columns of a remote's versions. */
export const releaseColumns: Column<RemoteRelease>[] = [
  {
    key: 'release',
    header: 'Version',
    kind: 'title',
    cell: ({ release, why }) => (
      <span className={css.version}>
        <code>{release}</code>
        {why && <small>{why}</small>}
      </span>
    ),
  },
  {
    key: 'state',
    header: 'State',
    kind: 'status',
    cell: (row) =>
      row.state === 'live' ? <LiveBadge /> : <StatusPill on={row.state === 'canary'}>{stateWords(row)}</StatusPill>,
  },
  {
    key: 'at',
    header: 'Changed',
    cell: ({ at, by }) => (
      <span className={css.stamp}>
        <time dateTime={at}>{stampText(at)}</time>
        <small>{by?.name ?? 'The server'}</small>
      </span>
    ),
  },
  { key: 'loads', header: 'Loads', kind: 'number', cell: ({ loads }) => count(loads) },
  { key: 'failures', header: 'Failures', kind: 'number', cell: ({ failures }) => count(failures) },
  { key: 'crashes', header: 'Crashes', kind: 'number', cell: ({ crashes }) => count(crashes) },
  { key: 'median', header: 'Median load', kind: 'number', cell: ({ medianMs }) => loadWords(medianMs) },
  { key: 'p95', header: 'p95 load', kind: 'number', cell: ({ p95Ms }) => loadWords(p95Ms) },
  { key: 'bytes', header: 'Size', kind: 'number', cell: ({ bytes }) => sizeWords(bytes) },
];
