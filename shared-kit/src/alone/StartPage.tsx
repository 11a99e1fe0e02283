import { useProperties } from '../api/property';
import { useRights } from '../frame/place/useRights';
import { LinkList } from '../frame/LinkList';
import { sidebarOf, type SidebarItem } from '../frame/routes/sidebar';
import type { PropertyType } from '../rules/entities';
import { PageHead } from '../ui/page/PageHead';
import type { AloneTable } from './aloneTable';
import { linksOf } from './linksOf';

interface Props {
  name: string;
  table: AloneTable;
  /** What the sidebar offers here. */
  items: SidebarItem[];
}

/** Read at once, and offered of those that this remote has pages for. */
const READ = 100;
const SHOWN = 12;
const PARAM = { hotel: 'hotelid', restaurant: 'restaurantId' } as const;
const WORD = { hotel: 'Hotel', restaurant: 'Restaurant' };

/** Where the remote's own pages of a property begin, for this person; null when they may open none. */
function useFirstPage(table: AloneTable) {
  const rights = useRights();
  const own = { ...table, entries: table.entries.filter(table.listed) };
  return (type: PropertyType, id: string): string | null => {
    const found = linksOf(sidebarOf(own, { sidebar: type, propertyId: id }, { [PARAM[type]]: id }, rights));
    return found[0]?.path ?? null;
  };
}

/** Stands at / when the dashboard is another remote's: what this remote shows, and the first properties to go to. */
export function StartPage({ name, table, items }: Props) {
  const firstPage = useFirstPage(table);
  const { data = [] } = useProperties().useList({ archived: false, perPage: READ, orderBy: 'name:ASC' });
  const properties = data.flatMap(({ id, name: title, type }) => {
    const path = firstPage(type, id);
    return path ? [{ path, title, text: WORD[type] }] : [];
  });
  const links = [...linksOf(items), ...properties.slice(0, SHOWN)];
  const line =
    links.length > 0
      ? "These pages of it are yours to open. 'Go to a Property...' above finds every other hotel and restaurant by name."
      : 'No page of it is yours to open. Sign in as somebody with more rights.';
  return (
    <>
      <PageHead title={`${name}, by itself`} line={line} />
      {links.length > 0 && <LinkList links={links} />}
    </>
  );
}
