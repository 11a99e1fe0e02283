import { useEffect, useRef } from 'react';
import { Button } from '../button/Button';
import { focusHeading } from '../focus/focusHeading';

/** 'Try again' beside what could not be loaded. It disappears when that succeeds, and the focus then moves to the page's heading. */
export function RetryButton({ retry }: { retry: () => unknown }) {
  const button = useRef<HTMLButtonElement>(null);
  const wasInPage = useRef(false);
  useEffect(
    () => () => {
      if (wasInPage.current && document.activeElement === document.body) focusHeading();
    },
    [],
  );
  const onRetry = () => {
    wasInPage.current = button.current?.closest('[role=dialog]') === null;
    void retry();
  };
  return (
    <Button ref={button} onClick={onRetry}>
      Try again
    </Button>
  );
}
