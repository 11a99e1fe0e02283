import { useEffect } from 'react';
import { useResource } from 'shared-kit/api/resource';
import type { ContentItem } from '../../content/contentType';
import { useNow } from '../../ui/useNow';
import { useRefreshOnReturn } from '../../content/useRefreshOnReturn';
import type { Property } from '../../rules/entities';
import { stateOf } from '../../rules/state';
import { LiveBadge } from '../../ui/badge/LiveBadge';
import { Anchor } from '../../ui/link/Anchor';
import { Rows, Tile } from './Tile';
import { useReloadEachQuarter } from './useReloadEachQuarter';

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
  maxItems: number;
}

type Item = ContentItem & { title: string };

/**
 * The first live items of one kind, in the order of their list (document 3 §2, Hotel dashboard). While the dashboard stays open,
 * items that end disappear and the next ones are fetched; items that begin or are published appear.
 */
export function LiveTile({ kind, property }: { kind: TileKind; property: Property }) {
  const { title, api, type, path, maxItems } = kind;
  const listHref = `/${property.type}s/${property.id}/${path}`;
  const items = useResource<Item>(`/properties/${property.id}/${api}`);
  useRefreshOnReturn(items.path);
  const { data, meta, error, reload } = items.useList({
    type,
    live: true,
    orderBy: 'sort_index:ASC',
    perPage: maxItems,
  });
  const now = useNow();
  // Only the end is checked here: by a slow clock, an item that has just started would not be live yet.
  const live = data?.filter((item) => stateOf(item, now) !== 'ended');
  const endedCount = (data?.length ?? 0) - (live?.length ?? 0);
  useEffect(() => {
    if (endedCount > 0) void reload();
  }, [endedCount, reload]);
  useReloadEachQuarter(now, reload);
  return (
    <Tile title={title} href={listHref} note={meta && `${meta.count - endedCount} live`} error={error} reload={reload}>
      {live && (
        <Rows emptyText="Nothing is live now.">
          {live.map((item) => (
            <li key={item.id}>
              <Anchor href={`${listHref}/${item.id}/edit`}>{item.title}</Anchor>
              <LiveBadge />
            </li>
          ))}
        </Rows>
      )}
    </Tile>
  );
}
