import { messageOf } from 'shared-kit/api/http';
import { Button } from '../ui/button/Button';
import { EmptyState } from '../ui/feedback/EmptyState';

/** Stands where something could not be loaded: says why, and tries again. */
export const Failed = ({ error, retry }: { error: unknown; retry: () => unknown }) => (
  <EmptyState failed title="This could not be loaded." actions={<Button onClick={() => void retry()}>Try again</Button>}>
    {messageOf(error)}
  </EmptyState>
);
