import { useGet } from 'shared-kit/api/resource';
import { Failed } from 'shared-kit/content/Failed';
import { usePageProperty } from 'shared-kit/content/usePageProperty';
import { useRefreshOnReturn } from 'shared-kit/content/useRefreshOnReturn';
import { useParams } from 'shared-kit/router';
import { timeText, toWall } from 'shared-kit/rules/dates';
import type { ActivityLine } from 'shared-kit/rules/historyEntities';
import { ownZone } from 'shared-kit/rules/zone';
import { ActivityList } from 'shared-kit/shared-screens/activity/ActivityList';
import { Button } from 'shared-kit/ui/button/Button';
import { EmptyState } from 'shared-kit/ui/feedback/EmptyState';
import { Skeleton } from 'shared-kit/ui/feedback/Skeleton';
import { PageHead } from 'shared-kit/ui/page/PageHead';
import { Pager } from 'shared-kit/ui/pager/Pager';
import { ByDay } from '../by-day/ByDay';
import { ExportCsv } from '../download/ExportCsv';
import { ForgetFormer } from '../privacy/ForgetFormer';
import { ActivityFilter } from './ActivityFilter';
import { useActivityFilter } from './useActivityFilter';

/** /activity, and that of one property: who did what when, of what the person reads. */
export default function ActivityPage() {
  const { hotelid, restaurantId } = useParams();
  const propertyId = hotelid ?? restaurantId;
  const { property, error } = usePageProperty();
  // The days of a property are those of its own clock, which is not known yet.
  const isWaiting = propertyId !== undefined && !property && !error;
  const zone = property?.timezone ?? ownZone();
  const filter = useActivityFilter(zone, propertyId);
  const found = useGet<ActivityLine[]>(isWaiting ? null : '/activity', { ...filter.query, ...filter.paging });
  useRefreshOnReturn('/activity');
  return (
    <>
      <PageHead
        title="Activity"
        line={`Who did what, newest first. Times are in ${property ? 'the property’s' : 'your'} time zone, ${zone}.`}
        actions={<ExportCsv path={`/activity?${filter.address}`} name={`activity${property ? `-${property.name}` : ''}.csv`} />}
      />
      <ActivityFilter filter={filter} type={property?.type} isAll={propertyId === undefined} />
      {found.error ? (
        <Failed error={found.error} retry={found.reload} />
      ) : !found.data ? (
        <Skeleton height={480} />
      ) : found.data.length === 0 ? (
        <Nothing filter={filter} />
      ) : (
        <ByDay items={found.data} momentOf={({ at }) => at} zone={zone}>
          {(ofDay) => (
            <ActivityList
              lines={ofDay}
              timeOf={(at) => timeText(toWall(at, zone))}
              isOneProperty={propertyId !== undefined}
              actionFor={(line) => <ForgetFormer line={line} />}
            />
          )}
        </ByDay>
      )}
      {found.meta && <Pager {...found.meta} onPage={filter.showPage} />}
    </>
  );
}

function Nothing({ filter }: { filter: ReturnType<typeof useActivityFilter> }) {
  return filter.isFiltered ? (
    <EmptyState title="No activity matches" actions={<Button onClick={filter.clear}>Clear the filter</Button>}>
      Try part of the name, another kind or other days.
    </EmptyState>
  ) : (
    <EmptyState title="No activity yet">Everything that is changed from now on is listed here.</EmptyState>
  );
}
