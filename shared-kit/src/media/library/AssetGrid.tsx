import type { ReactNode } from 'react';
import { useEndless, type Endless } from 'shared-kit/api/resource';
import { messageOf } from 'shared-kit/api/http';
import notNewest from 'shared-kit/ui/feedback/notNewest.module.css';
import { VisuallyHidden } from 'shared-kit/ui/feedback/VisuallyHidden';
import type { Asset } from '../../rules/entities';
import { Button } from '../../ui/button/Button';
import { ClearFilter } from '../../ui/button/ClearFilter';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Outdated } from '../../ui/feedback/Outdated';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { classes } from '../../ui/classes';
import { moveInGrid } from './moveInGrid';
import { libraryQuery, type LibrarySearch, type SearchMode } from './libraryQuery';
import { ShowMore } from '../../ui/pager/ShowMore';
import css from './library.module.css';

interface Props {
  /** Accessible name of the grid. */
  label: string;
  search: LibrarySearch;
  /** Draws the link or button of one asset; it carries `data-card` so that the arrow keys reach it. */
  card: (asset: Asset, shown: readonly Asset[]) => ReactNode;
  /** What is done with the assets that are shown. */
  bar?: (shown: readonly Asset[]) => ReactNode;
  /** Explains what belongs here, when the library is empty and nothing was searched for. */
  empty: ReactNode;
  onClear: () => void;
}

const NOTHING_FOUND: Record<SearchMode, (text: string) => string> = {
  tags: (text) => `No file carries the tag “${text}”. Tags are whole words; commas search for several.`,
  filename: (text) => `No file name contains “${text}”.`,
  all: (text) => `No name, file name, tag or alternative text contains “${text}”.`,
};

/** The results of a search, growing at the end (P-165); includes the loading, empty and failed states. */
export function AssetGrid(props: Props) {
  const found = useEndless<Asset>('/assets', libraryQuery(props.search));
  const isEmpty = !found.loading && !found.error && !found.stale && found.items.length === 0;
  return (
    <>
      {/* The count below the pictures disappears with them; this element stays, so that screen readers announce its text. */}
      <VisuallyHidden role="status">{isEmpty ? '0 files found.' : ''}</VisuallyHidden>
      {found.outdated && <Outdated retry={found.reload} />}
      {isEmpty ? <NoneFound {...props} /> : <Found {...props} found={found} />}
    </>
  );
}

function NoneFound({ search, empty, onClear }: Props) {
  const isFiltered = Boolean(search.categoryFilter) || search.unused === true;
  if (!search.text.trim() && !isFiltered) return <>{empty}</>;
  return (
    <EmptyState title="Nothing found" actions={<ClearFilter label="Clear the search" onClear={onClear} />}>
      {isFiltered ? 'No file fits the search and the filters.' : NOTHING_FOUND[search.mode](search.text)}
    </EmptyState>
  );
}

function Found({ label, card, bar, found }: Props & { found: Endless<Asset> }) {
  if (found.loading) return <GridSkeleton />;
  if (found.error) {
    return (
      <EmptyState failed title="The library could not be loaded" actions={<Button onClick={found.reload}>Try again</Button>}>
        {messageOf(found.error)}
      </EmptyState>
    );
  }
  return (
    <>
      {bar?.(found.items)}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the cards inside take the focus */}
      <ul
        className={classes(css.grid, found.stale && notNewest.stale)}
        aria-label={label}
        aria-busy={found.stale || undefined}
        onKeyDown={moveInGrid}
      >
        {found.items.map((asset) => (
          <li key={asset.id} className={css.cell}>
            {card(asset, found.items)}
          </li>
        ))}
      </ul>
      <ShowMore found={found} />
    </>
  );
}

function GridSkeleton() {
  return (
    <div role="status" aria-label="Loading" className={css.grid}>
      {Array.from({ length: 12 }, (_, index) => (
        <div key={index} className={css.cell}>
          <Skeleton className={css.picture} />
          <Skeleton className={css.name} width="70%" height={20} />
          <Skeleton className={css.note} width="40%" height={16} />
        </div>
      ))}
    </div>
  );
}
