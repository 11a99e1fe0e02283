import { useEffect, useRef } from 'react';
import { useRetryWhenBack } from '../../api/whenBack';
import { Button } from '../../ui/button/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import css from './Starting.module.css';

export const NOT_LOADED = 'A part of the site could not be loaded. Check your connection and try again.';

interface Props {
  reason: string;
  onTryAgain: () => void;
  onSignOut: () => void;
}

/**
 * The site could not be started, though the person may well be signed in: nothing is discarded. It starts by itself when a server that
 * was down is back.
 */
export function StartProblem({ reason, onTryAgain, onSignOut }: Props) {
  const tryAgain = useRef<HTMLButtonElement>(null);
  useRetryWhenBack(onTryAgain);
  // After another failed attempt, the button that was pressed is gone, so the new one takes the focus.
  useEffect(() => tryAgain.current?.focus(), []);
  const actions = (
    <>
      <Button ref={tryAgain} tone="primary" onClick={onTryAgain}>
        Try again
      </Button>
      <Button onClick={onSignOut}>Log Out</Button>
    </>
  );
  return (
    <main className={css.page}>
      <EmptyState isPage failed title="Innkeeper could not be started" actions={actions}>
        {reason}
      </EmptyState>
    </main>
  );
}
