import { Button } from 'shared-kit/ui/button/Button';
import { EmptyState } from 'shared-kit/ui/feedback/EmptyState';
import { PageHead } from 'shared-kit/ui/page/PageHead';

/** The registry did not arrive, so the shell does not know which pages exist; its own keep working. */
export function AreasProblem({ reason, onTryAgain }: { reason: string; onTryAgain: () => void }) {
  const tryAgain = (
    <Button tone="primary" onClick={onTryAgain}>
      Try again
    </Button>
  );
  return (
    <>
      <PageHead title="This page could not be loaded" />
      <EmptyState failed title="The areas of this site are not available" actions={tryAgain}>
        {reason}
      </EmptyState>
    </>
  );
}
