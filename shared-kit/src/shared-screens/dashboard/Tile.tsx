import { useId, type ReactNode } from 'react';
import { isUnreadable } from 'shared-kit/api/http';
import { Failed } from '../../content/Failed';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Anchor } from '../../ui/link/Anchor';
import { Panel } from '../../ui/page/Panel';
import css from './dashboard.module.css';

/** The tiles of a dashboard, side by side where there is room. */
export const Tiles = ({ children }: { children: ReactNode }) => <div className={css.tiles}>{children}</div>;

interface Props {
  title: string;
  /** Where the title leads: the list or the form behind the tile. */
  href: string;
  /** Shown beside the title: '7 live'. */
  note: ReactNode;
  /** Why it could not be loaded, or not again. Shown instead of the children if there are none, or the person may no longer read them. */
  error: unknown;
  reload: () => void;
  /** Undefined while it is loading. */
  children: ReactNode | undefined;
}

/**
 * One tile: a titled box, which is as tall while it loads as with its rows. Rows that cannot be loaded again while the dashboard
 * stays open stay, unless the person may no longer read them.
 */
export function Tile({ title, href, note, error, reload, children }: Props) {
  const id = useId();
  const isLoading = children === undefined && !error;
  const isFailed = Boolean(error) && (children === undefined || isUnreadable(error));
  return (
    <Panel className={css.tile} role="region" aria-labelledby={id} aria-busy={isLoading}>
      <div className={css.tileHead}>
        <h2 id={id}>
          <Anchor href={href}>{title}</Anchor>
        </h2>
        {note && <span>{note}</span>}
      </div>
      {isFailed ? <Failed error={error} retry={reload} /> : isLoading ? <LoadingRows /> : children}
    </Panel>
  );
}

/** Rows of a tile; a sentence where there are none. */
export const Rows = ({ children, emptyText }: { children: ReactNode[]; emptyText: string }) =>
  children.length === 0 ? <p className={css.nothing}>{emptyText}</p> : <ul className={css.items}>{children}</ul>;

const LoadingRows = () => (
  <div className={css.waiting}>
    <Skeleton height={20} />
    <Skeleton height={20} />
    <Skeleton height={20} />
  </div>
);
