import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { Notice } from './Notice';

interface Props {
  onRetry: () => void;
  children: ReactNode;
}

/** Says that a part of the page is missing, and offers to load it again. */
export const RetryNotice = ({ onRetry, children }: Props) => (
  <Notice
    tone="danger"
    actions={
      <Button small onClick={onRetry}>
        Try again
      </Button>
    }
  >
    {children}
  </Notice>
);
