import { useMemo, useState } from 'react';
import { Failed } from 'shared-kit/content/Failed';
import type { RemoteRelease } from 'shared-kit/rules/releaseEntities';
import { Button } from 'shared-kit/ui/button/Button';
import { EmptyState } from 'shared-kit/ui/feedback/EmptyState';
import { Skeleton } from 'shared-kit/ui/feedback/Skeleton';
import { Table } from 'shared-kit/ui/table/Table';
import { InUse } from './InUse';
import { releaseColumns } from './releaseColumns';
import { releaseMenu } from './releaseMenu';
import css from './releases.module.css';
import { remoteLabel } from './releaseLabels';
import { useAllReleases, useReleases } from './useReleases';

/** How many versions are shown at first; those in use are always included. */
const NEWEST = 5;

const isShownAtFirst = (row: RemoteRelease, index: number) => index < NEWEST || row.state === 'live' || row.state === 'canary';

/** One remote: its versions in use, and all its versions, newest first. */
export function RemoteReleases({ name }: { name: string }) {
  const { data, count, lineVersion, stepBack, error, reload } = useReleases(name);
  const [isExpanded, setIsExpanded] = useState(false);
  const isPart = data !== undefined && data.length < count;
  const all = useAllReleases(name, isExpanded && isPart);
  const rows = useMemo(() => (isExpanded ? (all.data ?? data) : data?.filter(isShownAtFirst)), [all.data, data, isExpanded]);
  const hiddenCount = data ? count - data.filter(isShownAtFirst).length : 0;
  const headingId = `releases-${name}`;
  return (
    <section aria-labelledby={headingId} className={css.remote}>
      <div className={css.remoteHead}>
        <h2 id={headingId}>{remoteLabel(name)}</h2>
        <code>{name}</code>
      </div>
      {error && !data ? (
        <Failed error={error} retry={reload} />
      ) : (
        <>
          {data ? <InUse releases={data} /> : <Skeleton height={44} />}
          <Table
            label={`Versions of ${remoteLabel(name)}`}
            columns={releaseColumns}
            rows={rows}
            rowKey={({ release }) => release}
            nameOf={({ release }) => release}
            menu={data && lineVersion !== undefined ? releaseMenu(data, { lineVersion, stepBack }) : undefined}
            loadingRows={2}
            empty={<EmptyState title="There are no versions">What the team ships appears here.</EmptyState>}
          />
          {isExpanded && isPart && all.error && !all.data && <Failed error={all.error} retry={all.reload} />}
          {(hiddenCount > 0 || isExpanded) && (
            <Button
              small
              className={css.more}
              aria-expanded={isExpanded}
              busy={isExpanded && isPart && !all.data && !all.error}
              onClick={() => setIsExpanded(!isExpanded)}
            >
              {isExpanded ? 'Show the newest only' : `Show ${hiddenCount} more`}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
