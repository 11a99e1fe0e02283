import { useId } from 'react';
import { useGet } from 'shared-kit/api/resource';
import { useSession } from 'shared-kit/session';
import { useNow } from '../../ui/useNow';
import { useRefreshOnReturn } from '../../content/useRefreshOnReturn';
import { changedAt } from '../../rules/changedAt';
import type { Property } from '../../rules/entities';
import type { ActivityLine } from '../../rules/historyEntities';
import { ownZone } from '../../rules/zone';
import { Anchor } from '../../ui/link/Anchor';
import { ActivityList } from './ActivityList';
import css from './activity.module.css';

const MAX_CHANGES = 5;

/**
 * The person's own latest changes, everywhere or in one property. They come last on a dashboard and appear when they are loaded, so
 * that nothing moves; without changes, or when they cannot be loaded, nothing is shown.
 */
export function MyChanges({ property }: { property?: Property }) {
  const title = useId();
  const { profile } = useSession();
  const path = profile ? '/activity' : null;
  useRefreshOnReturn(path);
  const { data = [] } = useGet<ActivityLine[]>(path, { by: profile?.id, perPage: MAX_CHANGES, propertyId: property?.id });
  const now = useNow();
  if (!profile || data.length === 0) return null;
  const zone = property?.timezone ?? ownZone();
  const filter = new URLSearchParams({ filter: `${profile.firstName} ${profile.lastName}` }).toString();
  return (
    <section className={css.own} aria-labelledby={title}>
      <div className={css.head}>
        <h2 id={title}>My last changes</h2>
        <Anchor href={`${property ? `/${property.type}s/${property.id}` : ''}/activity?${filter}`}>All my changes</Anchor>
      </div>
      <ActivityList isOwn isOneProperty={property !== undefined} lines={data} timeOf={(at) => changedAt(at, zone, now)} />
    </section>
  );
}
