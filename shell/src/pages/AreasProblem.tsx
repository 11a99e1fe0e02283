import type { PropsWithChildren } from 'react';
import { useRetryWhenBack } from 'shared-kit/api/whenBack';
import { Button } from 'shared-kit/ui/button/Button';
import { EmptyState } from 'shared-kit/ui/feedback/EmptyState';
import { PageHead } from 'shared-kit/ui/page/PageHead';

type Props = PropsWithChildren<{ title: string; onTryAgain: () => void }>;

/**
 * In place of a page that cannot be shown now: the registry did not arrive, so the shell does not know which pages exist, or no
 * version of its remote is left. The shell's own pages keep working.
 */
export function AreasProblem({ title, onTryAgain, children }: Props) {
  useRetryWhenBack(onTryAgain);
  const tryAgain = (
    <Button tone="primary" onClick={onTryAgain}>
      Try again
    </Button>
  );
  return (
    <>
      <PageHead title="This page could not be loaded" />
      <EmptyState failed title={title} actions={tryAgain}>
        {children}
      </EmptyState>
    </>
  );
}
