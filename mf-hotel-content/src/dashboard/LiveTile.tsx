import { useResource } from 'shared-kit/api/resource';
import type { ContentItem } from 'shared-kit/content/contentType';
import { Failed } from 'shared-kit/content/Failed';
import type { Property } from 'shared-kit/rules/entities';
import { LiveBadge } from 'shared-kit/ui/badge/LiveBadge';
import { Skeleton } from 'shared-kit/ui/feedback/Skeleton';
import { Anchor } from 'shared-kit/ui/link/Anchor';
import { Panel } from 'shared-kit/ui/page/Panel';
import css from './dashboard.module.css';
import type { TileKind } from './tiles';

type Item = ContentItem & { title: string };

/** The first live items of one kind, in the order of their list (document 3 §2, Hotel dashboard). */
export function LiveTile({ kind, property }: { kind: TileKind; property: Property }) {
  const { title, api, type, path, most } = kind;
  const base = `/hotels/${property.id}/${path}`;
  const { data, meta, error, reload } = useResource<Item>(`/properties/${property.id}/${api}`).useList({
    type,
    live: true,
    orderBy: 'sort_index:ASC',
    perPage: most,
  });
  const id = `live-${path.replaceAll('/', '-')}`;
  return (
    <Panel className={css.tile} role="region" aria-labelledby={id} aria-busy={!data && !error}>
      <div className={css.tileHead}>
        <h2 id={id}>
          <Anchor href={base}>{title}</Anchor>
        </h2>
        {meta && <span>{meta.count} live</span>}
      </div>
      {error ? <Failed error={error} retry={reload} /> : data ? <Items items={data} base={base} /> : <Waiting />}
    </Panel>
  );
}

function Items({ items, base }: { items: Item[]; base: string }) {
  if (items.length === 0) return <p className={css.nothing}>Nothing is live now.</p>;
  return (
    <ul className={css.items}>
      {items.map((item) => (
        <li key={item.id}>
          <Anchor href={`${base}/${item.id}/edit`}>{item.title}</Anchor>
          <LiveBadge />
        </li>
      ))}
    </ul>
  );
}

const Waiting = () => (
  <div className={css.waiting}>
    <Skeleton height={20} />
    <Skeleton height={20} />
    <Skeleton height={20} />
  </div>
);
