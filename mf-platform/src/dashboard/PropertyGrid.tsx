import { useProperties } from 'shared-kit/api/property';
import { WithRows } from 'shared-kit/content/WithRows';
import { useListAddress } from 'shared-kit/content/useListAddress';
import { useRefreshOnReturn } from 'shared-kit/content/useRefreshOnReturn';
import type { Property, PropertyType } from 'shared-kit/rules/entities';
import { PER_PAGE } from 'shared-kit/rules/limits';
import { PropertyLogo } from 'shared-kit/shared-screens/properties/PropertyLogo';
import { NewProperty } from 'shared-kit/shared-screens/properties/PropertyListPage';
import { propertyHref, PROPERTY_LABELS } from 'shared-kit/shared-screens/properties/propertyLabels';
import { usePropertyMenu } from 'shared-kit/shared-screens/properties/usePropertyMenu';
import { LinkButton } from 'shared-kit/ui/button/LinkButton';
import { EmptyState } from 'shared-kit/ui/feedback/EmptyState';
import { Skeleton } from 'shared-kit/ui/feedback/Skeleton';
import { Anchor } from 'shared-kit/ui/link/Anchor';
import { MenuButton } from 'shared-kit/ui/overlay/MenuButton';
import type { MenuItem } from 'shared-kit/ui/overlay/menuItem';
import { Panel } from 'shared-kit/ui/page/Panel';
import { Pager } from 'shared-kit/ui/pager/Pager';
import css from './dashboard.module.css';

/** Cards of the active properties: 'Hotel Only' shows hotels, 'Grid' both types (P-063, OP-04). */
export function PropertyGrid({ type }: { type?: PropertyType }) {
  const { page, perPage, showPage } = useListAddress();
  const properties = useProperties();
  useRefreshOnReturn(properties.path);
  const { data, meta, loading, error, reload } = properties.useList({
    type,
    archived: false,
    orderBy: 'name:ASC',
    page,
    perPage,
  });
  const menu = usePropertyMenu();
  if (!loading && data?.length === 0 && page === 1) return <NoProperties type={type} />;
  return (
    <WithRows loaded={{ data, error, reload }}>
      <ul className={css.cards} aria-label={type ? PROPERTY_LABELS[type].plural : 'Hotels and restaurants'} aria-busy={loading}>
        {data && !loading
          ? data.map((property) => <Card key={property.id} property={property} menu={menu} />)
          : Array.from({ length: 8 }, (_, index) => <LoadingCard key={index} />)}
      </ul>
      {meta && (meta.totalPages > 1 || meta.page > 1) && <Pager {...meta} onPage={showPage} />}
    </WithRows>
  );
}

interface CardProps {
  property: Property;
  menu: ((property: Property) => MenuItem[]) | undefined;
}

/** The logo is a link for pointers only; for keyboards and screen readers, the name is the link. */
function Card({ property, menu }: CardProps) {
  const href = propertyHref(property);
  const region = property.type === 'hotel' ? property.region?.name : undefined;
  return (
    <li>
      <Panel className={css.card}>
        <Anchor href={href} className={css.picture} tabIndex={-1} aria-hidden="true">
          <PropertyLogo property={property} />
        </Anchor>
        <div className={css.row}>
          <div className={css.text}>
            <Anchor href={href} className={css.name}>
              {property.name}
            </Anchor>
            <small>{region ?? PROPERTY_LABELS[property.type].singular}</small>
          </div>
          {menu && <MenuButton label={`More for ${property.name}`} items={() => menu(property)} />}
        </div>
      </Panel>
    </li>
  );
}

const LoadingCard = () => (
  <li>
    <Panel className={css.card}>
      <span className={css.picture}>
        <Skeleton />
      </span>
      <div className={css.row}>
        <div className={css.text}>
          <Skeleton width={140} height={20} />
          <Skeleton width={80} height={16} />
        </div>
      </div>
    </Panel>
  </li>
);

function NoProperties({ type }: { type: PropertyType | undefined }) {
  const label = type ? PROPERTY_LABELS[type].plural.toLowerCase() : 'properties';
  const { meta, loading } = useProperties().useList({ type, archived: true, perPage: PER_PAGE.count });
  if (loading) return null;
  const add = <NewProperty type="hotel" tone="primary" />;
  if (!meta?.count)
    return (
      <EmptyState title={`There are no ${label}`} actions={add}>
        The {label} that you may work on are shown here.
      </EmptyState>
    );
  const actions = (
    <>
      {add}
      <LinkButton href="/?tab=list&list=archived">Show archived</LinkButton>
    </>
  );
  return (
    <EmptyState title={`No active ${label}`} actions={actions}>
      {meta.count === 1 ? 'One is archived.' : `${meta.count} are archived.`}
    </EmptyState>
  );
}
