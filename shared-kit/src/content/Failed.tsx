import { messageOf } from 'shared-kit/api/http';
import { EmptyState } from '../ui/feedback/EmptyState';
import { RetryButton } from '../ui/feedback/RetryButton';

/** Shown in place of something that could not be loaded: explains why and offers to try again. The focus then moves to the page's heading. */
export function Failed({ error, retry }: { error: unknown; retry: () => unknown }) {
  return (
    <EmptyState failed title="This could not be loaded" actions={<RetryButton retry={retry} />}>
      {messageOf(error)}
    </EmptyState>
  );
}
