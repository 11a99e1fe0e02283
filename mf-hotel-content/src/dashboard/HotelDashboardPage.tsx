import { PropertyPage } from 'shared-kit/content/PropertyPage';
import type { Property } from 'shared-kit/rules/entities';
import { useAuthority } from 'shared-kit/session';
import { MyChanges } from 'shared-kit/shared-screens/activity/MyChanges';
import { LiveTile } from 'shared-kit/shared-screens/dashboard/LiveTile';
import { Tiles } from 'shared-kit/shared-screens/dashboard/Tile';
import { PropertyLogo } from 'shared-kit/shared-screens/properties/PropertyLogo';
import { LinkButton } from 'shared-kit/ui/button/LinkButton';
import { EmptyState } from 'shared-kit/ui/feedback/EmptyState';
import { PageHead } from 'shared-kit/ui/page/PageHead';
import { QuickLinks } from './QuickLinks';
import { TILES } from './tiles';

/** /hotels/:hotelid: what is live on the hotel's site, and links to the pages used most (document 3 §2). */
export default function HotelDashboardPage() {
  return (
    <PropertyPage title="Dashboard" loading={<p role="status">Loading ...</p>}>
      {(property) => <Dashboard property={property} />}
    </PropertyPage>
  );
}

function Dashboard({ property }: { property: Property }) {
  const { isSuper, can } = useAuthority();
  const tiles = TILES.filter(({ resource }) => can('READ', resource, property.id));
  const settings = isSuper && <LinkButton href={`/hotels/${property.id}/settings`}>Edit Site Settings</LinkButton>;
  const line = [property.archived && 'Archived', property.region?.name].filter(Boolean).join(', ');
  return (
    <>
      <PageHead title={property.name} line={line} badge={<PropertyLogo property={property} small />} actions={settings} />
      <QuickLinks property={property} />
      {tiles.length === 0 ? (
        <EmptyState title="Nothing to show here">The sections that you may work on are in the menu.</EmptyState>
      ) : (
        <Tiles>
          {tiles.map((kind) => (
            <LiveTile key={kind.path} kind={kind} property={property} />
          ))}
        </Tiles>
      )}
      <MyChanges property={property} />
    </>
  );
}
