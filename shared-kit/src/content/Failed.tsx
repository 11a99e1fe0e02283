import { useEffect, useRef } from 'react';
import { messageOf } from 'shared-kit/api/http';
import { Button } from '../ui/button/Button';
import { EmptyState } from '../ui/feedback/EmptyState';
import { focusHeading } from '../ui/focus/focusHeading';

/** Shown in place of something that could not be loaded: explains why and offers to try again. The focus then moves to the page's heading. */
export function Failed({ error, retry }: { error: unknown; retry: () => unknown }) {
  const retryButton = useRef<HTMLButtonElement>(null);
  const wasInPage = useRef(false);
  useEffect(
    () => () => {
      if (wasInPage.current && document.activeElement === document.body) focusHeading();
    },
    [],
  );
  const onRetry = () => {
    wasInPage.current = retryButton.current?.closest('[role=dialog]') === null;
    void retry();
  };
  return (
    <EmptyState
      failed
      title="This could not be loaded."
      actions={
        <Button ref={retryButton} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {messageOf(error)}
    </EmptyState>
  );
}
