import { useEffect, useRef } from 'react';
import { counted } from '../../rules/counted';
import { Button } from '../button/Button';
import { useLatest } from '../useLatest';
import css from './ShowMore.module.css';

/** Starts loading this far before the end comes into view. */
const MARGIN = '400px';

interface Props {
  /** What is loaded so far of a list that grows at its end. */
  found: {
    items: readonly unknown[];
    count: number | undefined;
    more: boolean;
    loadingMore: boolean;
    moreFailed: boolean;
    loadMore: () => void;
  };
  /** The singular of what is listed: 'version'. Left out if the page itself makes it clear. */
  noun?: string;
}

/** '30 of 45'; with a noun '12 versions', or '30 of 45 versions' as long as there are more. */
function formatShown(shown: number, count: number, noun: string | undefined): string {
  if (!noun) return `${shown} of ${count}`;
  const total = counted(count, noun);
  return shown < count ? `${shown} of ${total}` : total;
}

/** The end of a growing list: how much of it is shown; approaching it loads more, and so does its button. */
export function ShowMore({ found, noun }: Props) {
  const end = useRef<HTMLDivElement>(null);
  const loadMore = useLatest(found.loadMore);
  const { more, moreFailed, loadingMore } = found;
  const shown = found.items.length;

  useEffect(() => {
    // After a failure only the person can retry; otherwise a broken network would be retried endlessly.
    if (!more || moreFailed || loadingMore || !end.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadMore.current(), { rootMargin: MARGIN });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [more, moreFailed, loadingMore, shown, loadMore]);

  return (
    <div ref={end} className={css.more}>
      <span role="status">{formatShown(shown, Math.max(found.count ?? shown, shown), noun)}</span>
      {moreFailed && <span role="alert">The next ones could not be loaded.</span>}
      {more && (
        <Button small busy={loadingMore} onClick={found.loadMore}>
          {moreFailed ? 'Try again' : 'Show more'}
        </Button>
      )}
    </div>
  );
}
