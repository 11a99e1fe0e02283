import { useGet } from 'shared-kit/api/resource';
import { WithRows } from 'shared-kit/content/WithRows';
import { usePageProperty } from 'shared-kit/content/usePageProperty';
import { useRefreshOnReturn } from 'shared-kit/content/useRefreshOnReturn';
import { useParams } from 'shared-kit/router';
import { timeText, toWall } from 'shared-kit/rules/dates';
import type { ActivityLine } from 'shared-kit/rules/historyEntities';
import { ownZone } from 'shared-kit/rules/zone';
import { ActivityList } from 'shared-kit/shared-screens/activity/ActivityList';
import { ClearFilter } from 'shared-kit/ui/button/ClearFilter';
import { EmptyState } from 'shared-kit/ui/feedback/EmptyState';
import { Skeleton } from 'shared-kit/ui/feedback/Skeleton';
import { PageHead } from 'shared-kit/ui/page/PageHead';
import { ListPager } from 'shared-kit/ui/pager/ListPager';
import { ByDay } from '../by-day/ByDay';
import { ExportCsv } from '../download/ExportCsv';
import { ForgetFormerUser } from '../privacy/ForgetFormerUser';
import { ActivityFilter } from './ActivityFilter';
import { useActivityFilter } from './useActivityFilter';

/** /activity, and the activity of one property: who did what when, limited to what the person may read. */
export default function ActivityPage() {
  const { hotelid, restaurantId } = useParams();
  const propertyId = hotelid ?? restaurantId;
  const { property, error } = usePageProperty();
  // The days of a property follow its own clock, which is unknown until the property is loaded.
  const isWaiting = propertyId !== undefined && !property && !error;
  const zone = property?.timezone ?? ownZone();
  const filter = useActivityFilter(zone, propertyId);
  const activity = useGet<ActivityLine[]>(isWaiting ? null : '/activity', { ...filter.query, ...filter.paging });
  useRefreshOnReturn('/activity');
  return (
    <>
      <PageHead
        title="Activity"
        line={`Who did what, newest first. Times are in ${property ? 'the property’s' : 'your'} time zone, ${zone}.`}
        actions={
          !isWaiting && (
            <ExportCsv path={`/activity?${filter.queryString}`} name={`activity${property ? `-${property.name}` : ''}.csv`} />
          )
        }
      />
      <ActivityFilter filter={filter} type={property?.type} isAllProperties={propertyId === undefined} />
      <WithRows loaded={activity}>
        {activity.loading || !activity.data ? (
          <Skeleton height={480} />
        ) : activity.data.length === 0 ? (
          <NoActivity filter={filter} />
        ) : (
          <ByDay items={activity.data} momentOf={({ at }) => at} zone={zone}>
            {(dayLines) => (
              <ActivityList
                lines={dayLines}
                timeOf={(at) => timeText(toWall(at, zone))}
                isOneProperty={propertyId !== undefined}
                actionFor={(line) => <ForgetFormerUser line={line} />}
              />
            )}
          </ByDay>
        )}
      </WithRows>
      <ListPager list={activity} onPage={filter.showPage} />
    </>
  );
}

function NoActivity({ filter }: { filter: ReturnType<typeof useActivityFilter> }) {
  return filter.isFiltered ? (
    <EmptyState title="No activity matches" actions={<ClearFilter onClear={filter.clear} />}>
      Try part of the name, another kind or other days.
    </EmptyState>
  ) : (
    <EmptyState title="No activity yet">Everything that is changed from now on is listed here.</EmptyState>
  );
}
