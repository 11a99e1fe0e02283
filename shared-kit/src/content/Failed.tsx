import { messageOf } from 'shared-kit/api/http';
import { Button } from '../ui/button/Button';
import { EmptyState } from '../ui/feedback/EmptyState';

/** Shown in place of something that could not be loaded: explains why and offers to try again. */
export const Failed = ({ error, retry }: { error: unknown; retry: () => unknown }) => (
  <EmptyState failed title="This could not be loaded." actions={<Button onClick={() => void retry()}>Try again</Button>}>
    {messageOf(error)}
  </EmptyState>
);
