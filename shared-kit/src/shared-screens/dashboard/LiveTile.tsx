import { useResource } from '../../api/resource';
import type { ContentItem } from '../../content/contentType';
import { useRefreshOnReturn } from '../../content/useRefreshOnReturn';
import type { Property } from '../../rules/entities';
import { LiveBadge } from '../../ui/badge/LiveBadge';
import { Anchor } from '../../ui/link/Anchor';
import { Rows, Tile } from './Tile';

/** What is live of one kind of content, as a dashboard lists it. */
export interface TileKind {
  title: string;
  /** READ on it for this property shows the tile. */
  resource: string;
  /** The collection of the API below `/properties/{id}/`. */
  api: string;
  /** One kind of a collection that holds several: `meeting`. */
  type?: string;
  /** The address of its list below the property. */
  path: string;
  /** How many items the tile lists. */
  most: number;
}

type Item = ContentItem & { title: string };

/** The first live items of one kind, in the order of their list (document 3 §2, Hotel dashboard). */
export function LiveTile({ kind, property }: { kind: TileKind; property: Property }) {
  const { title, api, type, path, most } = kind;
  const base = `/${property.type}s/${property.id}/${path}`;
  const items = useResource<Item>(`/properties/${property.id}/${api}`);
  useRefreshOnReturn(items.path);
  const { data, meta, error, reload } = items.useList({
    type,
    live: true,
    orderBy: 'sort_index:ASC',
    perPage: most,
  });
  return (
    <Tile title={title} href={base} note={meta && `${meta.count} live`} error={error} reload={reload}>
      {data && (
        <Rows nothing="Nothing is live now.">
          {data.map((item) => (
            <li key={item.id}>
              <Anchor href={`${base}/${item.id}/edit`}>{item.title}</Anchor>
              <LiveBadge />
            </li>
          ))}
        </Rows>
      )}
    </Tile>
  );
}
