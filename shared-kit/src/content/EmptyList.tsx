import type { ReactNode } from 'react';
import type { TabCounts } from '../rules/tabs';
import { Button } from '../ui/button/Button';
import { EmptyState } from '../ui/feedback/EmptyState';
import { emptyTitle, type ListWords, type Narrowed } from './emptyTitle';
import type { useListAddress } from './useListAddress';

export interface EmptyListProps extends ListWords {
  page: Narrowed & Pick<ReturnType<typeof useListAddress>, 'clear' | 'showTab'>;
  /** How many each tab holds, without filter. */
  counts: TabCounts;
  /** What is said of an empty archive. */
  kept: string;
  /** Adds the first one. */
  add?: ReactNode;
  /** What belongs here. */
  children: ReactNode;
}

/** A list with an archive that has nothing to show: says what of it is empty, and offers the way to what is there (OP-99). */
export function EmptyList({ page, counts, kept, add, children, ...words }: EmptyListProps) {
  const title = emptyTitle(words, page, counts);
  if (page.filter || page.state)
    return (
      <EmptyState title={title} actions={<Button onClick={page.clear}>Clear the filter</Button>}>
        {page.filter && 'Try fewer letters, or look in the other tab.'}
      </EmptyState>
    );
  if (page.tab === 'archived') return <EmptyState title={title}>{kept}</EmptyState>;
  if (!counts.archived)
    return (
      <EmptyState title={title} actions={add}>
        {children}
      </EmptyState>
    );
  return (
    <EmptyState
      title={title}
      actions={
        <>
          {add}
          <Button onClick={() => page.showTab('archived')}>Show what is archived</Button>
        </>
      }
    >
      {counts.archived === 1 ? 'One is archived.' : `${counts.archived} are archived.`}
    </EmptyState>
  );
}
