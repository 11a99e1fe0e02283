import type { ReactNode } from 'react';
import type { TabCounts } from '../rules/tabs';
import { Button } from '../ui/button/Button';
import { ClearFilter } from '../ui/button/ClearFilter';
import { EmptyState } from '../ui/feedback/EmptyState';
import { emptyTitle, type ListFilter, type ListLabels } from './emptyTitle';
import type { useListAddress } from './useListAddress';

export interface EmptyListProps extends ListLabels {
  page: ListFilter & Pick<ReturnType<typeof useListAddress>, 'clear' | 'showTab'>;
  /** How many items each tab holds without a filter. */
  counts: TabCounts;
  /** The sentence under the title of an empty archive; defaults to that of content. */
  emptyArchiveText?: string;
  /** Adds the first one. */
  add?: ReactNode;
  /** What belongs here; defaults to what content says. */
  children?: ReactNode;
}

/** A list with an archive that has nothing to show: says what exactly is empty, and links to the items that do exist (OP-99). */
export function EmptyList({
  page,
  counts,
  emptyArchiveText = 'Archived items are kept here, off the site.',
  add,
  children = 'What you add here appears on the site once it is published, within any dates it has.',
  ...labels
}: EmptyListProps) {
  const title = emptyTitle(labels, page, counts);
  if (page.filter || page.state)
    return (
      <EmptyState title={title} actions={<ClearFilter onClear={page.clear} />}>
        {page.filter && 'Try fewer letters, or look in the other tab.'}
      </EmptyState>
    );
  if (page.tab === 'archived') return <EmptyState title={title}>{emptyArchiveText}</EmptyState>;
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
          <Button onClick={() => page.showTab('archived')}>Show archived</Button>
        </>
      }
    >
      {counts.archived === 1 ? 'One is archived.' : `${counts.archived} are archived.`}
    </EmptyState>
  );
}
