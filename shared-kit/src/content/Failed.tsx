import { useEffect, useRef } from 'react';
import { messageOf } from 'shared-kit/api/http';
import { Button } from '../ui/button/Button';
import { EmptyState } from '../ui/feedback/EmptyState';
import { focusHeading } from '../ui/focus/focusHeading';
import { PageHead } from '../ui/page/PageHead';

interface Props {
  error: unknown;
  retry: () => unknown;
  /** The heading of the page, if this is all that the page shows. */
  title?: string;
}

/** Shown in place of something that could not be loaded: explains why and offers to try again. The focus then moves to the page's heading. */
export function Failed({ error, retry, title }: Props) {
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
    <>
      {title && <PageHead title={title} />}
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
    </>
  );
}
