import { PropertyPage } from 'shared-kit/content/PropertyPage';
import type { Property } from 'shared-kit/rules/entities';
import { DASHBOARD_LIVE_ITEMS } from 'shared-kit/rules/limits';
import { mayOpen } from 'shared-kit/rules/routeAccess';
import { generatePath } from 'shared-kit/router';
import { useAuthority } from 'shared-kit/session';
import { MyChanges } from 'shared-kit/shared-screens/activity/MyChanges';
import { LiveTile, type TileKind } from 'shared-kit/shared-screens/dashboard/LiveTile';
import { Tiles } from 'shared-kit/shared-screens/dashboard/Tile';
import { PropertyLogo } from 'shared-kit/shared-screens/properties/PropertyLogo';
import { NextIcon } from 'shared-kit/ui/icons/icons';
import { Anchor } from 'shared-kit/ui/link/Anchor';
import { PageHead } from 'shared-kit/ui/page/PageHead';
import { routes } from '../routes';
import css from './dashboard.module.css';
import { OpenToday } from './OpenToday';

const DASHBOARD = '/restaurants/:restaurantId';

/** The areas of a restaurant: the entries of its sidebar, except this page. */
const AREAS = routes
  .filter(({ path, related, order }) => path !== DASHBOARD && related?.includes('restaurant') && order !== undefined)
  .sort((a, b) => (a.order ?? 0) - (b.order ?? 0));

/** The tile of live events (document 3 §2). */
const EVENTS: TileKind = { title: 'Events', resource: 'event', api: 'events', path: 'events', maxItems: DASHBOARD_LIVE_ITEMS };

/** /restaurants/:restaurantId: the name, the logo, the areas that the person may open (OP-114), and what guests find today. */
export default function RestaurantDashboardPage() {
  return (
    <PropertyPage title="Dashboard" loading={<p role="status">Loading ...</p>}>
      {(property) => <Dashboard property={property} />}
    </PropertyPage>
  );
}

function Dashboard({ property }: { property: Property }) {
  const authority = useAuthority();
  const params = { restaurantId: property.id };
  const areas = AREAS.filter((area) => mayOpen(area, authority, params));
  return (
    <>
      <PageHead
        title={property.name}
        line={property.archived ? 'Archived' : undefined}
        badge={<PropertyLogo property={property} small />}
      />
      <nav aria-label={`Areas of ${property.name}`}>
        <ul className={css.areas}>
          {areas.map(({ path, title }) => (
            <li key={path}>
              <Anchor href={generatePath(path, params)} className={css.area}>
                {title}
                <NextIcon />
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
      <Tiles>
        {authority.can('READ', 'hour', property.id) && <OpenToday property={property} />}
        {authority.can('READ', 'event', property.id) && <LiveTile kind={EVENTS} property={property} />}
      </Tiles>
      <MyChanges property={property} />
    </>
  );
}
