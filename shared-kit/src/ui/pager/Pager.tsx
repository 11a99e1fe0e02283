import { useEffect } from 'react';
import { classes } from 'shared-kit/ui/classes';
import { BackIcon, NextIcon } from 'shared-kit/ui/icons/icons';
import { useLatest } from '../useLatest';
import css from './Pager.module.css';
import { pagesToOffer } from './pages';

export interface PagerProps {
  /** Current page, from 1. */
  page?: number;
  totalPages?: number;
  perPage?: number;
  /** How many items all pages have; not known while they are loading. */
  count?: number;
  /** `isStep`: the person chose the page, so that Back returns; false when the current page no longer exists. */
  onPage(page: number, options: { isStep: boolean }): void;
}

const STEP = { isStep: true };

/**
 * The position in a long list ('101–112 of 112'), and links to other pages. The position is announced when it changes, so the pager
 * also belongs to a list that is loading. A page beyond the last one (its rows were deleted, or the address names a page that never
 * existed) leads to the last.
 */
export function Pager({ page = 1, totalPages = 1, perPage = 1, count, onPage }: PagerProps) {
  const first = (page - 1) * perPage + 1;
  const numbers = pagesToOffer(page, totalPages);
  const isBeyond = page > Math.max(1, totalPages);
  const goTo = useLatest(onPage);
  useEffect(() => {
    if (isBeyond) goTo.current(Math.max(1, totalPages), { isStep: false });
  }, [isBeyond, totalPages, goTo]);
  if (isBeyond) return null;
  return (
    <div className={classes(css.pager, !count && css.none)}>
      <span role="status">
        {count ? `${first}–${Math.min(page * perPage, count)} of ${count}` : count === 0 && 'Nothing found.'}
      </span>
      {totalPages > 1 && (
        <nav className={css.pages} aria-label="Pages">
          <button
            type="button"
            className={css.page}
            aria-label="Previous page"
            disabled={page <= 1}
            onClick={() => onPage(page - 1, STEP)}
          >
            <BackIcon />
          </button>
          {numbers.map((n, i) =>
            n === null ? (
              <span key={`gap-${i}`} className={css.gap}>
                …
              </span>
            ) : (
              <button
                key={n}
                type="button"
                className={css.page}
                aria-label={`Page ${n}`}
                aria-current={n === page ? 'page' : undefined}
                onClick={() => n !== page && onPage(n, STEP)}
              >
                {n}
              </button>
            ),
          )}
          <button
            type="button"
            className={css.page}
            aria-label="Next page"
            disabled={page >= totalPages}
            onClick={() => onPage(page + 1, STEP)}
          >
            <NextIcon />
          </button>
        </nav>
      )}
    </div>
  );
}
