import { useEffect, useRef } from 'react';
import { messageOf } from 'shared-kit/api/http';
import { Button } from '../ui/button/Button';
import { EmptyState } from '../ui/feedback/EmptyState';
import { focusHeading } from '../ui/focus/focusHeading';

/** Shown in place of something that could not be loaded: explains why and offers to try again. What then comes is read from its heading on. */
export function Failed({ error, retry }: { error: unknown; retry: () => unknown }) {
  const again = useRef<HTMLButtonElement>(null);
  const inPage = useRef(false);
  useEffect(
    () => () => {
      if (inPage.current && document.activeElement === document.body) focusHeading();
    },
    [],
  );
  const press = () => {
    inPage.current = again.current?.closest('[role=dialog]') === null;
    void retry();
  };
  return (
    <EmptyState
      failed
      title="This could not be loaded."
      actions={
        <Button ref={again} onClick={press}>
          Try again
        </Button>
      }
    >
      {messageOf(error)}
    </EmptyState>
  );
}
