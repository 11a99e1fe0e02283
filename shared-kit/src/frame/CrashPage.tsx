import { Button } from '../ui/button/Button';
import { EmptyState } from '../ui/feedback/EmptyState';

interface Props {
  title: string;
  /** Which of the person's work is affected, or where to look. */
  children: string;
  error?: Error;
  tryAgain: () => void;
}

/** Shown in place of a page that crashed while rendering. */
export const CrashPage = ({ title, children, error, tryAgain }: Props) => (
  <EmptyState
    failed
    title={title}
    actions={
      <Button tone="primary" onClick={tryAgain}>
        Try again
      </Button>
    }
    {...(error && { detail: error.message })}
  >
    {children}
  </EmptyState>
);
