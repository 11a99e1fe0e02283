import { useProperties } from '../api/property';
import { useRights } from '../frame/place/useRights';
import { LinkList } from '../frame/LinkList';
import { sidebarOf, type SidebarItem } from '../frame/routes/sidebar';
import type { PropertyType } from '../rules/entities';
import { PageHead } from '../ui/page/PageHead';
import type { AloneTable } from './aloneTable';
import { linksOf } from './linksOf';
import { PROPERTY_LABELS } from '../shared-screens/properties/propertyLabels';

interface Props {
  name: string;
  table: AloneTable;
  /** The sidebar's entries here. */
  items: SidebarItem[];
}

/** How many properties are loaded; only those that this remote has pages for are offered. */
const LOADED_PROPERTIES = 100;
const OFFERED_PROPERTIES = 12;
const PARAM = { hotel: 'hotelid', restaurant: 'restaurantId' } as const;

/** The first page of this remote for a property that this person may open; null if there is none. */
function useFirstPage(table: AloneTable) {
  const rights = useRights();
  const ownTable = { ...table, entries: table.entries.filter(table.isListed) };
  return (type: PropertyType, id: string): string | null => {
    const links = linksOf(sidebarOf(ownTable.entries, { sidebar: type, propertyId: id }, { [PARAM[type]]: id }, rights));
    return links[0]?.path ?? null;
  };
}

/** Shown at / if the dashboard belongs to another remote: links to this remote's pages and to the first properties. */
export function StartPage({ name, table, items }: Props) {
  const firstPage = useFirstPage(table);
  const { data = [] } = useProperties().useList({ archived: false, perPage: LOADED_PROPERTIES, orderBy: 'name:ASC' });
  const properties = data.flatMap(({ id, name: title, type }) => {
    const path = firstPage(type, id);
    return path ? [{ path, title, text: PROPERTY_LABELS[type].singular }] : [];
  });
  const links = [...linksOf(items), ...properties.slice(0, OFFERED_PROPERTIES)];
  const line =
    links.length > 0
      ? 'You may open these pages of it. ‘Go to a Property...’ above finds every other hotel and restaurant by name.'
      : 'You may not open any page of it. Sign in as somebody with more rights.';
  return (
    <>
      <PageHead title={`${name}, by itself`} line={line} />
      {links.length > 0 && <LinkList links={links} />}
    </>
  );
}
