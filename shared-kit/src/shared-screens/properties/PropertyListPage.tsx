import { useAuthority } from 'shared-kit/session';
import type { Property, PropertyType } from '../../rules/entities';
import { LinkButton } from '../../ui/button/LinkButton';
import { PageHead } from '../../ui/page/PageHead';
import type { Column } from '../../ui/table/column';
import { PropertyTable } from './PropertyTable';
import { PROPERTY_LABELS } from './propertyLabels';

/** '+ New Hotel' or '+ New Restaurant', for holders of the wildcard (document 1 §6). */
export function NewProperty({ type, tone }: { type: PropertyType; tone?: 'primary' }) {
  const { isSuper } = useAuthority();
  if (!isSuper) return null;
  return (
    <LinkButton tone={tone} href={`${PROPERTY_LABELS[type].home}/new`}>
      + New {PROPERTY_LABELS[type].singular}
    </LinkButton>
  );
}

/** The list of hotels (document 1 §2) or of restaurants (document 3 §2). */
export function PropertyListPage({ type, columns }: { type: PropertyType; columns: readonly Column<Property>[] }) {
  const { plural } = PROPERTY_LABELS[type];
  const add = <NewProperty type={type} tone="primary" />;
  return (
    <>
      <PageHead title={plural} actions={add} />
      <PropertyTable type={type} columns={columns} filterLabel={`Filter ${plural}...`} add={add} />
    </>
  );
}
